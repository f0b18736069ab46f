import { lazyPage } from '@quetzal/web-kit/boundary';

export { HomePage } from './home-page.tsx';

/** The page of one category. */
export const CategoryPage = lazyPage(
  () => import('./category-page.tsx'),
  (module) => module.CategoryPage,
);
