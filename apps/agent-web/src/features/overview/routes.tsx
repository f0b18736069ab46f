import { lazyPage } from '@quetzal/web-kit/boundary';

/** The overview; its script is fetched when it is first opened. */
export const OverviewPage = lazyPage(
  () => import('./overview-page.tsx'),
  (page) => page.OverviewPage,
);
