import { lazyPage } from '@quetzal/web-kit/boundary';

/** Every bet of the team. */
export const TeamBettingPage = lazyPage(
  () => import('./team-betting-page.tsx'),
  (page) => page.TeamBettingPage,
);
