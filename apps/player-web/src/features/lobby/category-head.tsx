import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { Banner } from '@quetzal/ui/banner';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { BadgePercentIcon, categoryIcons } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { bannerArt } from '#shared/art/banner-art.ts';
import { categoryOf, type GameType } from '#shared/games/game-types.ts';
import type { Vendor } from '#shared/games/lanes.queries.ts';

/* Slots have the general strip; what shares a kind of ticket shares its strip. */
const stripOf: Readonly<Record<GameType, string>> = {
  RNG: 'lobby',
  LIVE: 'lobby-live',
  PVP: 'lobby-pvp',
  FISH: 'lobby-fish',
  SPORTS: 'lobby-sports',
  ESPORTS: 'lobby-esports',
  COCKFIGHT: 'lobby-cockfight',
  LOTT: 'lobby-lott',
  ELOTT: 'lobby-lott',
};

interface CategoryHeadProps {
  gameType: GameType;
  title: string;
  /** Undefined until they are known; without any there is neither a count nor a rebate. */
  vendors: readonly Vendor[] | undefined;
}

/** The head of a list: what it is, how much of it there is, and the rebate on it. */
export function CategoryHead({ gameType, title, vendors }: CategoryHeadProps) {
  const { t } = useTranslation('lobby');
  const { percent } = useFormat();
  const rebate = useSiteInfo().rebates.find((one) => one.gameType === gameType)?.rate ?? null;
  const Icon = categoryIcons[categoryOf(gameType).key];
  const isEmpty = vendors?.length === 0;
  const games = vendors?.reduce((sum, vendor) => sum + vendor.games, 0);
  return (
    <Banner
      size="strip"
      // A window of little height keeps its room for the list: one line, without air around it, over a fainter picture.
      className="short:min-h-0 short:[&_img]:opacity-40 short:[&>:last-child]:flex short:[&>:last-child]:items-baseline short:[&>:last-child]:py-2"
      headingLevel="h1"
      {...bannerArt(stripOf[gameType])}
      icon={
        <IconPlate className="bg-white/14 text-fg short:hidden">
          <Icon />
        </IconPlate>
      }
      title={title}
      detail={
        isEmpty ? undefined : (
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 short:ps-3">
            {rebate !== null && Number(rebate) > 0 && (
              // Only wide windows have room for it beside the things on the picture.
              <Badge icon={<BadgePercentIcon />} className="bg-black/45 text-fg lg:absolute lg:end-4 lg:top-4">
                {t('rebate', { rate: percent(rebate) })}
              </Badge>
            )}
            {/* Comes last, and so moves nothing when it is known. */}
            <span>
              {games === undefined || vendors === undefined ? (
                '\u00a0'
              ) : (
                <>
                  {t('games_count', { count: games })}
                  {vendors.length > 1 && (
                    // On a telephone it would stand on what the picture shows; the makers themselves come right below.
                    <span className="max-md:hidden"> · {t('vendors_count', { count: vendors.length })}</span>
                  )}
                </>
              )}
            </span>
          </span>
        )
      }
    />
  );
}
