import { lazyPage } from '@quetzal/web-kit/boundary';

/** What the member has, here and with vendors, as a panel of the personal centre. */
export const MyWalletPanel = lazyPage(
  () => import('./my-wallet-panel.tsx'),
  (module) => module.MyWalletPanel,
);
