import { lazyPage } from '@quetzal/web-kit/boundary';

/** The member's own account, as a panel of the personal centre. */
export const MyAccountPanel = lazyPage(
  () => import('./my-account-panel.tsx'),
  (module) => module.MyAccountPanel,
);

/** Adds an account to be paid out to. */
export const PayoutDialog = lazyPage(
  () => import('./payouts/payout-dialog.tsx'),
  (module) => module.PayoutDialog,
);

/** Sets the password that money leaves with. */
export const TransactionPasswordDialog = lazyPage(
  () => import('./security/transaction-password-dialog.tsx'),
  (module) => module.TransactionPasswordDialog,
);
