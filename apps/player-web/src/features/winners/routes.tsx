import { lazyPage } from '@quetzal/web-kit/boundary';

/** Everybody's wins of the week: the latest, and the greatest (`?board=greatest`). */
export const WinnersPage = lazyPage(
  () => import('./winners-page.tsx'),
  (module) => module.WinnersPage,
);
