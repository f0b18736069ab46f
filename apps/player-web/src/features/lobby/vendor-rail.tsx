import { useTranslation } from '@quetzal/i18n/react';
import { ScrollRail } from '@quetzal/ui/scroll-rail';
import { Skeleton } from '@quetzal/ui/skeleton';
import { VendorChip } from '@quetzal/ui/vendor-chip';
import { logoRatio } from '#shared/games/logo-ratio.ts';
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
    <ScrollRail label={t('vendors')} previousLabel={t('previous')} nextLabel={t('next')}>
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
          ratio={logoRatio}
          count={games}
          pressed={chosen === vassalage}
          onPressedChange={(pressed) => onChoose(pressed ? vassalage : null)}
        />
      ))}
    </ScrollRail>
  );
}
