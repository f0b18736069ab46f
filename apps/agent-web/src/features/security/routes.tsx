import { lazyPage } from '@quetzal/web-kit/boundary';

/** What protects the agent's own account. */
export const SecurityPage = lazyPage(
  () => import('./security-page.tsx'),
  (page) => page.SecurityPage,
);
