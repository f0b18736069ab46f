import { lazyPage } from '@quetzal/web-kit/boundary';

/** The question before logging out, for parts that are in the page from the beginning. */
export const SignOut = lazyPage(
  () => import('./sign-out-dialog.tsx'),
  (module) => module.SignOutDialog,
);
