import { lazyPage } from '@quetzal/web-kit/boundary';

/** The login of agents; its script is fetched when it is first opened. */
export const LoginPage = lazyPage(
  () => import('./login-page.tsx'),
  (page) => page.LoginPage,
);
