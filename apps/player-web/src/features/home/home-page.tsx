import { useTranslation } from '@quetzal/i18n/react';
import { Banner } from '@quetzal/ui/banner';
import { ErrorBoundary, lazyPage } from '@quetzal/web-kit/boundary';
import { Suspense } from 'react';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { useWelcome } from './welcome.tsx';

const HomeBanners = lazyPage(
  () => import('./home-banners.tsx'),
  (module) => module.HomeBanners,
);
const HomeSections = lazyPage(
  () => import('./home-sections.tsx'),
  (module) => module.HomeSections,
);

/** The first page: banners, jackpot, notices, promotions, games, winners. */
export function HomePage() {
  const { t } = useTranslation('site-shell');
  usePageTitle(t('home'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6.5 max-md:gap-5">
      <ErrorBoundary fallback={() => <Welcome />}>
        <Suspense fallback={<Welcome />}>
          <HomeBanners />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={<HomeSkeleton />}>
          <HomeSections />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Stands alone until the carousel has come, and when it does not come. */
function Welcome() {
  const { key, ...banner } = useWelcome();
  return <Banner key={key} {...banner} />;
}
