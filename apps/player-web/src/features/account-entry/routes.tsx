import { lazyPage } from '@quetzal/web-kit/boundary';

/** The dialog in which visitors log in or sign up. */
export const AccountDialog = lazyPage(
  () => import('./account-dialog.tsx'),
  (module) => module.AccountDialog,
);
