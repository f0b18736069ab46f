import { ErrorBoundary, lazyPage, type Failure } from '@quetzal/web-kit/boundary';
import { Suspense, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { FootballDoor } from '#features/football-door/routes.tsx';
import { HelpPage } from '#features/help/routes.tsx';
import { HomePage } from '#features/home/routes.tsx';
import { DownloadPage } from '#features/installation/routes.tsx';
import { CategoryPage, GameListCenter } from '#features/lobby/routes.tsx';
import { PromotionsPage } from '#features/promotions/routes.tsx';
import { StagePage } from '#features/game-stage/routes.tsx';
import { WinnersPage } from '#features/winners/routes.tsx';
import { LotteryDoor } from '#features/lottery-door/routes.tsx';
import { keepResetToken } from '#shared/address-params/reset-token.ts';
import { changedSearch } from '#shared/address-params/use-address-params.ts';
import { opensOver } from '#shared/address-params/use-overlays.ts';
import { gamePagePath, lotteryPaths } from '#shared/addresses/addresses.ts';
import { categoryOf, gameTypes } from '#shared/games/game-types.ts';
import { usePageWaits } from '#shared/first-view/use-first-view.tsx';
import { useShownPage } from '#shared/shown-page/use-shown-page.tsx';
import { LatePart } from './late-part.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const homePaths = ['/', '/index', '/index.html', '/home'];
const NotFoundPage = lazyPage(
  () => import('./not-found-page.tsx'),
  (module) => module.NotFoundPage,
);
const AgentHome = lazyPage(
  () => import('./agent-home.tsx'),
  (module) => module.AgentHome,
);
const FailureState = lazyPage(
  () => import('./failure-state.tsx'),
  (module) => module.FailureState,
);

/** The page of each address. */
const pages: readonly { path: string; element: ReactElement }[] = [
  ...homePaths.map((path) => ({ path, element: <HomePage /> })),
  { path: '/login', element: <ToAccountForm form="login" /> },
  { path: '/register', element: <ToAccountForm form="register" /> },
  ...gameTypes.map((gameType) => ({
    path: categoryOf(gameType).path,
    element: <CategoryPage key={gameType} gameType={gameType} />,
  })),
  { path: '/gameListCenter', element: <GameListCenter /> },
  { path: gamePagePath, element: <StagePage /> },
  ...lotteryPaths.map((path) => ({ path, element: <LotteryDoor otherwise={<NotFoundPage />} /> })),
  { path: '/agentHome', element: <AgentHome /> },
  { path: '/promotions', element: <PromotionsPage /> },
  { path: '/winners', element: <WinnersPage /> },
  { path: '/help', element: <HelpPage /> },
  { path: '/download', element: <DownloadPage /> },
  { path: '/fbSport', element: <FootballDoor otherwise={<NotFoundPage />} /> },
];
const notFound = { path: '*', element: <NotFoundPage /> };

/* As the router compares: whatever the case, with or without a slash at the end. */
const comparable = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';
const pageByPath = new Map(pages.map((page) => [comparable(page.path), page]));

/** Which page an address shows; while a game stands in a window, the page under it. */
export function SiteRoutes() {
  const { location } = useShownPage().page;
  const waits = usePageWaits() && opensOver(location.search);
  // The router is given the one route that it is about: comparing with thirty holds a telephone up while the page is drawn.
  const { path, element } = pageByPath.get(comparable(location.pathname)) ?? notFound;
  return (
    <ErrorBoundary
      resetKey={location.pathname}
      fallback={(failure: Failure) => (
        <LatePart>
          <FailureState failure={failure} />
        </LatePart>
      )}
    >
      <Suspense fallback={<PageSkeleton path={location.pathname} />}>
        <Routes location={location}>
          <Route path={path} element={waits ? <PageSkeleton path={location.pathname} /> : element} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Addresses of the account forms lead to the home page with the dialog open; invitations in the address stay. The token
 * of a mailed link does not: it is kept for this page alone. What was asked for before the login goes along as the state.
 */
function ToAccountForm({ form }: { form: 'login' | 'register' }) {
  const { search, hash, state } = useLocation();
  const account = keepResetToken(hash) ? 'reset' : form;
  return (
    <>
      <Navigate replace state={state} to={{ pathname: '/', search: changedSearch(search, { account }) }} />
      {/* The way there lasts until the script of the home page has come. */}
      <PageSkeleton path="/" />
    </>
  );
}
