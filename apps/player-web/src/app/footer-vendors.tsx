import { Link } from '@quetzal/ui/link';
import { Skeleton } from '@quetzal/ui/skeleton';
import { VendorLogo } from '@quetzal/ui/vendor-chip';
import { useLanes } from '#shared/games/lanes.queries.ts';
import { logoRatio } from '#shared/games/logo-ratio.ts';
import { vendorPath } from '#shared/games/launch.ts';

/** Every maker once, with the way to its games of the kind that stands first in the menu. */
export function FooterVendors() {
  const { data: lanes = [], isPending } = useLanes();
  // As high as a logo in its line; how many lines they will take is not known yet.
  if (isPending) return <Skeleton className="h-7" />;
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
      <VendorLogo name={name} images={images} ratio={logoRatio} loading="lazy" className="h-6" />
    </Link>
  ));
}
