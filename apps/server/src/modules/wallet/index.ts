import type { Routes } from '#kernel/http/api-instance.ts';
import type { WalletRoutesDeps } from './routes/deps.ts';
import { addWalletRoutes } from './routes/index.ts';

export { createWallet, type Wallet, type WalletDeps } from './wallet.service.ts';
export { createSandboxProvider } from './provider/sandbox-provider.ts';
export { sandboxDepositMethods } from './wallet.sandbox-methods.ts';
export { DepositView, depositStates, depositView } from './wallet.views.ts';
export type { PaymentProvider } from './provider/payment-provider.ts';
export type { Balance } from './wallet.balance.ts';
export type { BetDoor, BetMoved, BetMovement, BetSettlement } from './wallet.bets.ts';
export type { Deposit, DepositMethod, DepositState } from './wallet.model.ts';

/** A member's calls about money, and the address that payment providers call back. */
export function walletRoutes(deps: WalletRoutesDeps): Routes {
  return (api) => addWalletRoutes(api, deps);
}
