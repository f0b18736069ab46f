import { lazyPage } from '@quetzal/web-kit/boundary';

/** All promotions with their conditions; the address names one (`/promotions#id`). */
export const PromotionsPage = lazyPage(
  () => import('./promotions-page.tsx'),
  (module) => module.PromotionsPage,
);
