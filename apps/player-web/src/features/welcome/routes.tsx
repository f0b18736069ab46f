import { lazyPage } from '@quetzal/web-kit/boundary';

/** The first steps of who has just registered, once to an account. */
export const WelcomeWatch = lazyPage(
  () => import('./welcome-watch.tsx'),
  (module) => module.WelcomeWatch,
);
