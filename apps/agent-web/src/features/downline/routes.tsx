import { lazyPage } from '@quetzal/web-kit/boundary';

/** Everyone below the agent. */
export const TeamPage = lazyPage(
  () => import('./team-page.tsx'),
  (page) => page.TeamPage,
);

/** How people come into the team. */
export const InvitePage = lazyPage(
  () => import('./invite-page.tsx'),
  (page) => page.InvitePage,
);
