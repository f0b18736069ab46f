import { lazyPage } from '@quetzal/web-kit/boundary';

/** Money to the upline, as a panel of the personal centre. */
export const UplineTransferPanel = lazyPage(
  () => import('./upline-transfer-panel.tsx'),
  (module) => module.UplineTransferPanel,
);
