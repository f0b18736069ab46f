import { Link } from '@quetzal/ui/link';
import { VendorLogo } from '@quetzal/ui/vendor-chip';
import { useLanes } from '#shared/games/lanes.queries.ts';
import { vendorPath } from '#shared/games/launch.ts';

/** Every maker once, with the way to its games of the kind that stands first in the menu. */
export function FooterVendors() {
  const lanes = useLanes().data ?? [];
  const makers = new Map(
    lanes
      .toReversed()
      .flatMap(({ gameType, isList, vendors }) =>
        vendors.map((vendor) => [vendor.vassalage, { ...vendor, gameType, isList }]),
      ),
  );
  return [...makers.values()].map(({ vassalage, name, images, gameType, isList }) => (
    <Link
      key={vassalage}
      href={vendorPath({ vassalage, gameType, isList })}
      className="rounded-xs opacity-75 hover:opacity-100 focus-ring"
    >
      <VendorLogo name={name} images={images} loading="lazy" className="h-6" />
    </Link>
  ));
}
