import { useTranslation } from '@quetzal/i18n/react';
import { Banner } from '@quetzal/ui/banner';
import { Button } from '@quetzal/ui/button';
import { Link } from '@quetzal/ui/link';
import { PlayIcon } from '@quetzal/ui/icons';
import { ErrorBoundary, lazyPage } from '@quetzal/web-kit/boundary';
import { Suspense } from 'react';
import { gamePath } from '#shared/addresses/addresses.ts';
import { hasDemo } from '#shared/games/game-card.ts';
import { bannerArt } from '#shared/art/banner-art.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { CategoryRow } from './category-row.tsx';
import { HomeSectionsSkeleton } from './home-sections-skeleton.tsx';
import { useHotGames } from './lobby.queries.ts';

const HomeSections = lazyPage(
  () => import('./home-sections.tsx'),
  (module) => module.HomeSections,
);

const actionOnSmall = 'max-md:h-11 max-md:px-4';

/** The first page: what this place is, its games, its winners. */
export function HomePage() {
  const { t } = useTranslation(['lobby', 'site-shell']);
  usePageTitle(t('site-shell:home'));
  return (
    <div className="grid gap-6.5 max-md:gap-5">
      <Welcome />
      <CategoryRow />
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={<HomeSectionsSkeleton />}>
          <HomeSections />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function Welcome() {
  const { t } = useTranslation('lobby');
  const demo = useHotGames().data?.find(hasDemo);
  const demoPath =
    demo === undefined ? '/rng' : gamePath({ vassalage: demo.vassalage, gameCode: demo.gameCode, isDemo: true });
  return (
    <Banner
      headingLevel="h1"
      {...bannerArt('welcome', { withSmall: true })}
      title={t('hero.title')}
      detail={<span className="max-md:hidden">{t('hero.detail')}</span>}
      actions={
        <>
          <Button asChild size="lg" className={actionOnSmall}>
            <Link href="/rng">{t('hero.see_games')}</Link>
          </Button>
          <Button asChild size="lg" className={`bg-white/14 text-fg hover:bg-white/22 ${actionOnSmall}`}>
            <Link href={demoPath}>
              <PlayIcon />
              {t('hero.play_demo')}
            </Link>
          </Button>
        </>
      }
    />
  );
}
