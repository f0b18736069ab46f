import { lazyPage } from '@quetzal/web-kit/boundary';

/** Taking money out, as a panel of the personal centre. */
export const WithdrawalPanel = lazyPage(
  () => import('./withdrawal-panel.tsx'),
  (module) => module.WithdrawalPanel,
);
