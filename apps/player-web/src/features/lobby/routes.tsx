import { lazyPage } from '@quetzal/web-kit/boundary';

/** The page of one category. */
export const CategoryPage = lazyPage(
  () => import('./category-page.tsx'),
  (module) => module.CategoryPage,
);

/** The list of all games of a maker, or of all makers. */
export const GameListCenter = lazyPage(
  () => import('./game-list-center.tsx'),
  (module) => module.GameListCenter,
);
