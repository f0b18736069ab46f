import { useTranslation } from '@quetzal/i18n/react';
import type { BannerSlide } from '@quetzal/ui/banner-carousel';
import { Button } from '@quetzal/ui/button';
import { PlayIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { useBanners } from '@quetzal/web-kit/site-info';
import { gamePath } from '#shared/addresses/addresses.ts';
import { ownWelcome, pictureArt } from '#shared/art/banner-art.ts';
import { hasDemo } from '#shared/games/game-card.ts';
import { useHotGames } from '#shared/games/hot-games.queries.ts';

/** Buttons on a banner of a phone. */
export const actionOnSmall = 'max-md:min-h-11 max-md:px-4';

/** The site's own banner, which is there before anything was asked: what this place is, and two ways in. */
export function useWelcome(): BannerSlide {
  const { t } = useTranslation('lobby');
  const { url, smallUrl } = useBanners('w_home')[0] ?? ownWelcome;
  const demo = useHotGames().data?.find(hasDemo);
  const demoPath =
    demo === undefined ? '/rng' : gamePath({ vassalage: demo.vassalage, gameCode: demo.gameCode, isDemo: true });
  return {
    key: 'welcome',
    headingLevel: 'h1',
    ...pictureArt(url, smallUrl),
    title: t('hero.title'),
    detail: <span className="max-md:hidden">{t('hero.detail')}</span>,
    actions: (
      <>
        <Button asChild size="lg" className={actionOnSmall}>
          <Link href="/rng">{t('hero.see_games')}</Link>
        </Button>
        <Button asChild size="lg" className={`bg-black/55 text-fg hover:bg-black/75 ${actionOnSmall}`}>
          <Link href={demoPath}>
            <PlayIcon />
            {t('hero.play_demo')}
          </Link>
        </Button>
      </>
    ),
  };
}
