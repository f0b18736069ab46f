import { lazyPage } from '@quetzal/web-kit/boundary';

/** The page of one game. */
export const StagePage = lazyPage(
  () => import('./stage-page.tsx'),
  (module) => module.StagePage,
);
