import type { Routes } from '#kernel/http/api-instance.ts';
import type { Bonuses } from './bonuses/bonuses.service.ts';
import { addTransferRoutes, type TransferRoutesDeps } from './vendor-transfers/transfer.routes.ts';
import { addUplineRoutes, type UplineRoutesDeps } from './upline-transfers/upline.routes.ts';
import { addListBonuses } from './bonuses/list-bonuses.ts';
import type { WalletRoutesDeps } from './routes/deps.ts';
import { addWalletRoutes } from './routes/index.ts';
import { addStatementRoutes, type StatementRoutesDeps } from './statements/statement.routes.ts';
import type { WithdrawalRoutesDeps } from './routes/withdrawal-deps.ts';
import { addWithdrawalRoutes } from './routes/withdrawal-routes.ts';

export type { Bonus, BonusGrant } from './bonuses/bonus.model.ts';
export { BonusStateSchema, BonusView, bonusView } from './bonuses/bonus.view.ts';
export { type Bonuses, createBonuses } from './bonuses/bonuses.service.ts';
export { createGiftApproval } from './bonuses/gift-approval.ts';
export { createMemberMoney, type MemberMoney } from './leaving/member-money.ts';
export { readTransferSecrets } from './vendor-transfers/transfer-secrets.ts';
export { signedVendorWallets } from './vendor-transfers/signed-vendor-wallets.ts';
export {
  createVendorTransfers,
  type VendorHolding,
  type VendorTransfers,
} from './vendor-transfers/transfers.service.ts';
export { createUplineTransfers, type UplineTransfers } from './upline-transfers/upline.service.ts';
export { sitesMovingToUplines } from './upline-transfers/upline.store.ts';
export { createMethodFiles, type MethodFiles } from './methods/method-files.service.ts';
export { createWallet, type Wallet, type WalletDeps } from './wallet.service.ts';
export { createDepositReviews, type DepositReviews, type Reviewer } from './reviews/reviews.service.ts';
export { createStatements, type Statements } from './statements/statements.service.ts';
export { type Debt, listDebts } from './debts/debts.store.ts';
export { moneyDaysOf } from './statements/money-days.store.ts';
export type { Liability } from './statements/liability.store.ts';
export { createSandboxProvider } from './provider/sandbox-provider.ts';
export { sandboxDepositMethods } from './wallet.sandbox-methods.ts';
export { DepositView, depositStates, depositView } from './wallet.views.ts';
export type { PaymentProvider } from './provider/payment-provider.ts';
export { type BetPoster, createBetPoster } from './wallet.bet-poster.ts';
export type { Balance } from './wallet.balance.ts';
export type { BetDoor } from './wallet.bets.ts';
export type { BetMoved, BetMovement, BetSettlement } from './wallet.bet.model.ts';
export type { Deposit, DepositMethod, DepositState } from './wallet.model.ts';
export { payoutHolderOf } from './withdrawals/payout-accounts.store.ts';
export { createWithdrawals, type WithdrawalDeps, type Withdrawals } from './withdrawals/withdrawals.service.ts';
export { createNumberVault, type NumberVault } from './withdrawals/number-vault.ts';
export { sealAccounts } from './withdrawals/seal-accounts.ts';
export { createSandboxPayouts } from './withdrawals/sandbox-payouts.ts';
export { sandboxPayoutMethods } from './withdrawals/payout-methods.store.ts';
export { WithdrawalStateSchema, WithdrawalView, withdrawalView } from './withdrawals/withdrawal.view.ts';
export type { Withdrawal } from './withdrawals/withdrawal.model.ts';
export { ProofView, proofView } from './withdrawals/proof.view.ts';
export { type Resolution, resolutions } from './withdrawals/resolve-dispute.ts';
export { type ResolutionProposal, type ResolutionState, resolutionStates } from './disputes/resolutions.store.ts';
export type { Decider } from './withdrawals/decide-withdrawal.ts';
export { createAdjustments, type Adjustments } from './adjustments/adjustments.service.ts';
export { type Adjustment, type AdjustmentState, adjustmentStates } from './adjustments/adjustments.store.ts';
export { createFundsTransfers, type FundsTransfers } from './player-funds/funds-transfers.service.ts';
export {
  type FundsAccount,
  fundsAccounts,
  type FundsTransfer,
  type FundsTransferState,
  fundsTransferStates,
} from './player-funds/funds.model.ts';
export { payoutAccountView, PayoutAccountView } from './withdrawals/payout-account.view.ts';
export type { PayoutAccount } from './withdrawals/payout-accounts.store.ts';
export { defaultPolicy, type WithdrawalPolicy } from './withdrawals/policy.ts';

/** A member's list of restricted credit. */
export function bonusRoutes(deps: { bonuses: Pick<Bonuses, 'list'> }): Routes {
  return (api) => addListBonuses(api, deps);
}

/** A member's calls about money to the upline. */
export function uplineRoutes(deps: UplineRoutesDeps): Routes {
  return (api) => addUplineRoutes(api, deps);
}

/** A member's calls about wallets that vendors keep. */
export function transferRoutes(deps: TransferRoutesDeps): Routes {
  return (api) => addTransferRoutes(api, deps);
}

/** A member's calls about money, and the address that payment providers call back. */
export function walletRoutes(deps: WalletRoutesDeps): Routes {
  return (api) => addWalletRoutes(api, deps);
}

/** A member's calls about being paid out. */
export function withdrawalRoutes(deps: WithdrawalRoutesDeps): Routes {
  return (api) => addWithdrawalRoutes(api, deps);
}

/** A member's statements and everything that they hold. */
export function statementRoutes(deps: StatementRoutesDeps): Routes {
  return (api) => addStatementRoutes(api, deps);
}
