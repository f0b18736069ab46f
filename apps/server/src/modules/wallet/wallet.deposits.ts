import { parseAmount } from '@quetzal/domain/money';
import { checkAmountLimits, depositFeeOf, depositReceivedOf } from '@quetzal/domain/wallet';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { type PaymentProvider, PaymentProviderUnavailable } from './provider/payment-provider.ts';
import { walletErrors } from './wallet.errors.ts';
import { findMethods } from './wallet.methods.store.ts';
import type { Deposit, DepositMethod } from './wallet.model.ts';
import { findByRequest, insertDeposit, markPending } from './wallet.store.ts';

const firstPollAfterMs = 60_000;

/** A member's wish to pay in. */
export interface DepositWish {
  siteId: string;
  memberId: string;
  methodCode: string;
  /** Decimal string as it came. */
  amount: string;
  /** Made by the client: the same wish sent again is the same deposit. */
  requestId: string;
  language: string;
}

/** What the wallet needs to know of a site. */
export interface SiteFacts {
  byId(siteId: string): Promise<{ currency: string; playerUrl: string; timeZone: string }>;
}

export interface DepositDeps {
  db: Database;
  clock: Clock;
  newId: () => string;
  sites: SiteFacts;
  providerOf(code: string): PaymentProvider;
}

function planDeposit(deps: DepositDeps, wish: DepositWish, method: DepositMethod, amount: Deposit['amount']): Deposit {
  const id = deps.newId();
  const createdAt = deps.clock.now();
  return {
    id,
    siteId: wish.siteId,
    memberId: wish.memberId,
    requestId: wish.requestId,
    methodCode: method.code,
    provider: method.provider,
    amount,
    asked: amount,
    came: null,
    fee: depositFeeOf(amount, method.fee),
    received: depositReceivedOf(amount, method.fee),
    state: 'created',
    // The last half of a version 7 id is random: short enough to type, and unique by constraint.
    reference: `D${id.replaceAll('-', '').slice(-11).toUpperCase()}`,
    providerPaymentId: null,
    checkoutUrl: null,
    reviewReason: null,
    flaggedAt: null,
    reviewedAt: null,
    polls: 0,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + method.validMinutes * 60_000),
    settledAt: null,
  };
}

async function register(deps: DepositDeps, wish: DepositWish): Promise<{ deposit: Deposit; method: DepositMethod }> {
  const { currency } = await deps.sites.byId(wish.siteId);
  const amount = parseAmount(wish.amount, currency);
  if (!amount.ok) throw walletErrors.amountMalformed();
  const method = (await findMethods(deps.db, wish.siteId)).find(({ code }) => code === wish.methodCode);
  if (method === undefined || method.min.currency !== currency) throw walletErrors.methodUnavailable();
  const problem = checkAmountLimits(amount.value, method);
  if (problem !== null) throw walletErrors.amountOutOfLimits(problem);
  const planned = planDeposit(deps, wish, method, amount.value);
  const nextPollAt = new Date(planned.createdAt.getTime() + firstPollAfterMs);
  const added = await deps.db.transaction().execute((tx) => insertDeposit(tx, planned, nextPollAt));
  const deposit = added ?? (await findByRequest(deps.db, wish.memberId, wish.requestId));
  if (deposit === undefined) throw new Error('A deposit is neither new nor known');
  if (deposit.methodCode !== method.code || deposit.asked.amount !== amount.value.amount) {
    throw walletErrors.requestIdReused();
  }
  return { deposit, method };
}

/**
 * Registers the wish, then has the provider open a payment. The row comes first, so that nothing a provider tells us is
 * ever without one; when the provider is away the row stays, and the same wish sent again goes on from there.
 */
export async function requestDeposit(deps: DepositDeps, wish: DepositWish): Promise<Deposit> {
  const { deposit, method } = await register(deps, wish);
  if (deposit.state !== 'created') return deposit;
  const { playerUrl } = await deps.sites.byId(wish.siteId);
  try {
    const payment = await deps.providerOf(deposit.provider).createPayment({
      depositId: deposit.id,
      methodKind: method.kind,
      methodCode: method.code,
      amount: deposit.amount,
      reference: deposit.reference,
      language: wish.language,
      returnUrl: `${playerUrl}/?overlay=depositv2&deposit=${deposit.id}`,
      expiresAt: deposit.expiresAt,
    });
    return await deps.db.transaction().execute((tx) => markPending(tx, deposit.id, payment));
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) throw walletErrors.providerUnavailable(error);
    throw error;
  }
}
