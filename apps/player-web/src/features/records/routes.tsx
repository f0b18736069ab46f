import { lazyPage } from '@quetzal/web-kit/boundary';

/** The betting record, as a panel of the personal centre. */
export const BetsPanel = lazyPage(
  () => import('./bets-panel.tsx'),
  (module) => module.BetsPanel,
);

/** The account record, as a panel of the personal centre. */
export const TransactionsPanel = lazyPage(
  () => import('./transactions-panel.tsx'),
  (module) => module.TransactionsPanel,
);

/** The latest movements, for the wallet. */
export const RecentTransactions = lazyPage(
  () => import('./recent-transactions.tsx'),
  (module) => module.RecentTransactions,
);
