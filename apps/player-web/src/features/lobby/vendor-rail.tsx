import { useTranslation } from '@quetzal/i18n/react';
import { Skeleton } from '@quetzal/ui/skeleton';
import { VendorChip } from '@quetzal/ui/vendor-chip';
import type { Vendor } from '#shared/games/lanes.queries.ts';

interface VendorRailProps {
  /** Undefined until they are known. */
  vendors: readonly Vendor[] | undefined;
  chosen: string | null;
  onChoose: (vassalage: string | null) => void;
}

/** The makers of a kind of games, to filter by; with a single one there is nothing to choose. */
export function VendorRail({ vendors, chosen, onChoose }: VendorRailProps) {
  const { t } = useTranslation('lobby');
  if (vendors === undefined) return <Skeleton className="h-11.5" />;
  if (vendors.length < 2) return null;
  return (
    <div
      role="group"
      aria-label={t('vendors')}
      className="-m-1 flex items-center gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-md:-mx-(--q-gutter) max-md:px-(--q-gutter)"
    >
      <VendorChip
        name={t('all_vendors')}
        images={{}}
        count={vendors.reduce((sum, { games }) => sum + games, 0)}
        pressed={chosen === null}
        onPressedChange={() => onChoose(null)}
      />
      {vendors.map(({ vassalage, name, games, images }) => (
        <VendorChip
          key={vassalage}
          name={name}
          images={images}
          count={games}
          pressed={chosen === vassalage}
          onPressedChange={(pressed) => onChoose(pressed ? vassalage : null)}
        />
      ))}
    </div>
  );
}
