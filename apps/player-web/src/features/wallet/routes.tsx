import { lazyPage } from '@quetzal/web-kit/boundary';

export { useTakeDeposit } from './wallet.queries.ts';
export type { Deposit } from './wallet.wire.ts';

/** Paying in, as a panel of the personal centre. */
export const DepositPanel = lazyPage(
  () => import('./deposit-panel.tsx'),
  (module) => module.DepositPanel,
);
