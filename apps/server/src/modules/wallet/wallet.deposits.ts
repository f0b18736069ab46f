import { type Money, parseAmount } from '@quetzal/domain/money';
import { checkAmountLimits, checkFineness, depositFeeOf, depositReceivedOf } from '@quetzal/domain/wallet';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { AppError } from '#kernel/errors/app-error.ts';
import { type DepositDecision, type Limits, lockDeposits } from '#modules/limits';
import { type PaymentProvider, PaymentProviderUnavailable } from './provider/payment-provider.ts';
import { walletErrors } from './wallet.errors.ts';
import { refusalOfDeposits } from './deposit-guard/deposit-guard.ts';
import { findMethods } from './wallet.methods.store.ts';
import { openPayment } from './wallet.open-payment.ts';
import { type Payer, type PhoneMarks, readPayer } from './phone-requests/payer.ts';
import { refusalOfPhone } from './phone-requests/phone-turns.ts';
import type { Deposit, DepositMethod } from './wallet.model.ts';
import { findByRequest, insertDeposit } from './wallet.store.ts';

const firstPollAfterMs = 60_000;

/** A member's wish to pay in. */
export interface DepositWish {
  siteId: string;
  memberId: string;
  methodCode: string;
  /** Decimal string as it came. */
  amount: string;
  /** Of an e-wallet, as it was written; without it the one that paid last is asked. Other methods do not read it. */
  phone?: string;
  /** Made by the client: the same wish sent again is the same deposit. */
  requestId: string;
  language: string;
  /** Where it is asked for from, ISO 3166-1 alpha-2; left out where that is not known. */
  country?: string | undefined;
}

/** What the wallet needs to know of a site. */
export interface SiteFacts {
  byId(siteId: string): Promise<{
    currency: string;
    playerUrl: string;
    timeZone: string;
    /** The countries that the site serves; left out where it serves every one. */
    settings?: { countries: readonly { countryDialingCode: string }[] };
  }>;
}

/** What decides about a deposit beside the method's own limits. */
export type DepositLimits = Pick<Limits, 'checkRegister' | 'decideDeposit' | 'hasRoomFor'>;

export interface DepositDeps {
  db: Database;
  clock: Clock;
  newId: () => string;
  sites: SiteFacts;
  providerOf(code: string): PaymentProvider;
  limits: DepositLimits;
  phoneMarks: PhoneMarks;
}

/** The country codes of the telephones of a site; undefined where it serves every country. */
export const servedCodes = (settings: Awaited<ReturnType<SiteFacts['byId']>>['settings']): string[] | undefined =>
  settings?.countries.map(({ countryDialingCode }) => countryDialingCode);

/** A wish that was understood. */
interface ReadWish {
  method: DepositMethod;
  asked: Money;
  payer: Payer | null;
}

function planDeposit(deps: DepositDeps, wish: DepositWish, { method, asked, payer }: ReadWish, taken: bigint): Deposit {
  const amount = { currency: asked.currency, amount: taken };
  const id = deps.newId();
  const createdAt = deps.clock.now();
  return {
    id,
    siteId: wish.siteId,
    memberId: wish.memberId,
    requestId: wish.requestId,
    country: wish.country ?? null,
    methodCode: method.code,
    provider: method.provider,
    amount,
    asked: amount,
    clippedFrom: taken === asked.amount ? null : asked,
    came: null,
    fee: depositFeeOf(amount, method.fee),
    received: depositReceivedOf(amount, method.fee),
    state: 'created',
    // The last half of a version 7 id is random: short enough to type, and unique by constraint.
    reference: `D${id.replaceAll('-', '').slice(-11).toUpperCase()}`,
    providerPaymentId: null,
    authorisation: null,
    checkoutUrl: null,
    instructions: null,
    confirmations: null,
    maskedPhone: payer?.maskedPhone ?? null,
    phoneFingerprint: payer?.fingerprints[0] ?? null,
    resentAt: null,
    failure: null,
    reason: null,
    reviewReason: null,
    creditProposedBy: null,
    creditProposedAt: null,
    flaggedAt: null,
    reviewedAt: null,
    polls: 0,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + method.validMinutes * 60_000),
    settledAt: null,
  };
}

/** What of the wish may be taken now; under the member's turn, so that deposits that come together are all counted. */
async function decide(
  deps: DepositDeps,
  tx: Tx,
  wish: DepositWish,
  { method, asked, payer }: ReadWish,
): Promise<DepositDecision> {
  const { memberId, siteId } = wish;
  const now = deps.clock.now();
  const error =
    (await refusalOfDeposits(tx, memberId, now)) ??
    (payer === null ? undefined : await refusalOfPhone(tx, { ...payer, memberId, siteId }, now));
  if (error !== undefined) return { outcome: 'refused', error };
  const { currency, timeZone } = await deps.sites.byId(siteId);
  const least = method.isAmountFixed ? null : method.min.amount;
  const player = { memberId, siteId, currency, timeZone };
  return deps.limits.decideDeposit(tx, { player, amount: asked.amount, least });
}

/** The method, the amount and the payer of a wish, when that method takes such an amount. */
async function readWish(deps: DepositDeps, wish: DepositWish): Promise<ReadWish> {
  const { currency, settings } = await deps.sites.byId(wish.siteId);
  const amount = parseAmount(wish.amount, currency);
  if (!amount.ok) throw walletErrors.amountMalformed();
  const method = (await findMethods(deps.db, wish.siteId)).find(({ code }) => code === wish.methodCode);
  if (method === undefined || method.min.currency !== currency) throw walletErrors.methodUnavailable();
  const fineness = checkFineness(amount.value);
  if (fineness !== null) throw walletErrors.amountTooFine(fineness);
  const problem = checkAmountLimits(amount.value, method);
  if (problem !== null) throw walletErrors.amountOutOfLimits(problem);
  const isOffered = method.quickAmounts.some((quick) => quick.amount === amount.value.amount);
  if (method.isAmountFixed && !isOffered) throw walletErrors.amountNotOffered();
  const payer =
    method.kind === 'e_wallet' ? await readPayer(deps, { ...wish, served: servedCodes(settings) }, method) : null;
  return { method, asked: amount.value, payer };
}

async function register(deps: DepositDeps, wish: DepositWish): Promise<ReadWish & { deposit: Deposit }> {
  const read = await readWish(deps, wish);
  const { method, asked, payer } = read;
  await deps.limits.checkRegister(wish.memberId);
  // A refusal ends the transaction well, so that the event report keeps its line.
  const registered = await deps.db.transaction().execute(async (tx) => {
    await lockDeposits(tx, wish.memberId);
    const known = await findByRequest(tx, wish.memberId, wish.requestId);
    if (known !== undefined) return known;
    const decision = await decide(deps, tx, wish, read);
    if (decision.outcome === 'refused') return decision.error;
    const planned = planDeposit(deps, wish, read, decision.amount);
    const nextPollAt = new Date(planned.createdAt.getTime() + firstPollAfterMs);
    return insertDeposit(tx, planned, nextPollAt);
  });
  if (registered instanceof AppError) throw registered;
  if (registered === undefined) throw new Error('A deposit is neither new nor known');
  const wished = registered.clippedFrom ?? registered.asked;
  const isSame = registered.methodCode === method.code && wished.amount === asked.amount;
  const isSamePayer = registered.maskedPhone === (payer?.maskedPhone ?? null);
  if (!isSame || !isSamePayer) throw walletErrors.requestIdReused();
  return { ...read, deposit: registered };
}

/**
 * Registers the wish, then has the provider open a payment. The row comes first, so that nothing a provider tells us is
 * ever without one; when the provider is away the row stays, and the same wish sent again goes on from there, or the poll.
 */
export async function requestDeposit(deps: DepositDeps, wish: DepositWish): Promise<Deposit> {
  const { deposit, method, payer } = await register(deps, wish);
  if (deposit.state !== 'created') return deposit;
  const facts = { methodKind: method.kind, language: wish.language, payer: payer?.payer ?? null };
  try {
    return await openPayment(deps, deposit, facts);
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) throw walletErrors.providerUnavailable(error);
    throw error;
  }
}
