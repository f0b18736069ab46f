import type { Database } from '#kernel/database/database.ts';
import type { PaymentProvider, WalletPayer } from './provider/payment-provider.ts';
import type { Deposit } from './wallet.model.ts';
import { orderFactsOf } from './wallet.methods.store.ts';
import { markPending } from './wallet.store.ts';

/** What opening a payment takes. */
export interface OpenPaymentDeps {
  db: Database;
  sites: { byId(siteId: string): Promise<{ playerUrl: string }> };
  providerOf(code: string): PaymentProvider;
}

/** What a deposit does not say by itself of the payment that is ordered for it. */
interface OrderFacts {
  methodKind: string;
  language: string;
  payer: WalletPayer | null;
}

/** Has the provider open the payment of a deposit that is written down. Throws `PaymentProviderUnavailable`. */
export async function openPayment(deps: OpenPaymentDeps, deposit: Deposit, facts: OrderFacts): Promise<Deposit> {
  const { playerUrl } = await deps.sites.byId(deposit.siteId);
  const payment = await deps.providerOf(deposit.provider).createPayment({
    ...facts,
    depositId: deposit.id,
    methodCode: deposit.methodCode,
    amount: deposit.amount,
    reference: deposit.reference,
    returnUrl: `${playerUrl}/?overlay=depositv2&deposit=${deposit.id}`,
    expiresAt: deposit.expiresAt,
  });
  return deps.db.transaction().execute((tx) => markPending(tx, deposit.id, payment));
}

/**
 * Gives the order once more, whose answer was lost: the provider answers the payment that it opened for the same id. The
 * payer of an e-wallet is not named again, since nobody but the provider keeps the telephone.
 */
export async function openPaymentAgain(deps: OpenPaymentDeps, deposit: Deposit): Promise<Deposit> {
  return openPayment(deps, deposit, { ...(await orderFactsOf(deps.db, deposit)), payer: null });
}
