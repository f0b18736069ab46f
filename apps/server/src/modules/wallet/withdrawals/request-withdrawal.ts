import { formatAmount, type Money, parseAmount } from '@quetzal/domain/money';
import { checkAmountLimits, checkFineness, depositFeeOf, isSameHolder, reviewReasonsOf } from '@quetzal/domain/wallet';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { isOriginShared, type PasswordOwner } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { SiteFacts } from '../wallet.deposits.ts';
import { walletErrors } from '../wallet.errors.ts';
import type { NumberVault } from './number-vault.ts';
import type { PayoutAccountDeps } from './payout-accounts.ts';
import { findAccount, isHolderConfirmed, isSharedAccount, type PayoutAccount } from './payout-accounts.store.ts';
import type { PayoutMethod } from './payout-methods.store.ts';
import { withdrawalErrors } from './withdrawal.errors.ts';
import type { Withdrawal } from './withdrawal.model.ts';
import { reserve } from './withdrawal-money.ts';
import { moveWithdrawal, reportWithdrawal } from './withdrawal-moves.ts';
import { rulesFor, type WithdrawalRules } from './withdrawal-rules.ts';
import * as store from './withdrawals.store.ts';

const originWindowMs = 30 * 86_400_000;

/** A member's wish to be paid out. */
export interface WithdrawalWish {
  payoutAccountId: string;
  /** Decimal string as it came. */
  amount: string;
  /** Made by the client: the same wish sent again is the same withdrawal. */
  requestId: string;
  /** Where it is asked for from, ISO 3166-1 alpha-2; left out where that is not known. */
  country?: string | undefined;
}

export interface RequestDeps extends Pick<PayoutAccountDeps, 'realNameOf'> {
  db: Database;
  clock: Clock;
  newId: () => string;
  ledger: Ledger;
  sites: SiteFacts;
  vault: NumberVault;
}

function assertAllowed(amount: Money, method: PayoutMethod, rules: WithdrawalRules): void {
  const text = (units: bigint) => formatAmount({ currency: amount.currency, amount: units });
  const fineness = checkFineness(amount);
  if (fineness !== null) throw walletErrors.amountTooFine(fineness);
  const problem = checkAmountLimits(amount, method);
  if (problem !== null) throw walletErrors.amountOutOfLimits(problem);
  if (rules.remainingTurnover > 0n) throw withdrawalErrors.turnoverRequired(text(rules.remainingTurnover));
  if (rules.left.count === 0) throw withdrawalErrors.withdrawalsOfDayUsed(rules.policy.dayCountMax);
  if (amount.amount > rules.left.amount) throw withdrawalErrors.amountOfDayUsed(text(rules.left.amount));
}

function plan(deps: RequestDeps, owner: PasswordOwner, wish: WithdrawalWish, amount: Money, method: PayoutMethod) {
  const id = deps.newId();
  const fee = depositFeeOf(amount, method.fee);
  if (fee.amount >= amount.amount) throw withdrawalErrors.feeAboveAmount();
  return {
    id,
    siteId: owner.siteId,
    memberId: owner.memberId,
    requestId: wish.requestId,
    country: wish.country ?? null,
    payoutAccountId: wish.payoutAccountId,
    methodCode: method.code,
    provider: method.provider,
    amount,
    fee,
    reference: `W${id.replaceAll('-', '').slice(-11).toUpperCase()}`,
    state: 'requested',
    reviewReasons: [],
    reason: null,
    attention: null,
    payoutId: null,
    polls: 0,
    createdAt: deps.clock.now(),
    paidAt: null,
    receipt: null,
    receiptDueAt: null,
  } satisfies Withdrawal;
}

async function reasonsFor(
  tx: Tx,
  vault: NumberVault,
  { withdrawal, account, rules }: { withdrawal: Withdrawal; account: PayoutAccount; rules: WithdrawalRules },
) {
  const { siteId, memberId, createdAt } = withdrawal;
  const since = new Date(createdAt.getTime() - originWindowMs);
  return reviewReasonsOf({
    amount: withdrawal.amount.amount,
    reviewFrom: rules.policy.reviewFrom,
    isIdentityConfirmed: await isHolderConfirmed(tx, memberId),
    isAccountNew: !(await store.wasPaidTo(tx, account.id)),
    isAccountShared: await isSharedAccount(tx, vault, account),
    isOriginShared: await isOriginShared(tx, { siteId, memberId, since }),
    isTurnoverWaived: rules.isTurnoverWaived,
  });
}

/** An account that may be paid to now, in the name that the member has told: it may be older than that name. */
async function usableAccount(tx: Tx, deps: RequestDeps, owner: PasswordOwner, id: string): Promise<PayoutAccount> {
  const account = await findAccount(tx, owner.memberId, id);
  if (account === undefined) throw withdrawalErrors.accountNotFound();
  if (account.usableFrom > deps.clock.now()) throw withdrawalErrors.accountCooling(account.usableFrom);
  const realName = await deps.realNameOf(tx, owner.memberId);
  if (realName !== undefined && !isSameHolder(realName, account.holderName)) {
    throw withdrawalErrors.holderNotRegistered('payoutAccountId');
  }
  return account;
}

/**
 * Puts the money aside and decides whether a person must look first, all in one transaction. The same wish again answers
 * the same withdrawal. Nothing that a member can call gives the money back.
 */
export async function requestWithdrawal(
  deps: RequestDeps,
  owner: PasswordOwner,
  wish: WithdrawalWish,
): Promise<Withdrawal> {
  const { currency, timeZone } = await deps.sites.byId(owner.siteId);
  const parsed = parseAmount(wish.amount, currency);
  if (!parsed.ok) throw walletErrors.amountMalformed();
  const amount = parsed.value;
  return deps.db.transaction().execute(async (tx) => {
    await store.lockRequestsOf(tx, owner.memberId);
    const known = await store.findByRequest(tx, owner.memberId, wish.requestId);
    if (known !== undefined) {
      const isSame = known.payoutAccountId === wish.payoutAccountId && known.amount.amount === amount.amount;
      if (!isSame) throw withdrawalErrors.requestIdReused();
      return known;
    }
    const account = await usableAccount(tx, deps, owner, wish.payoutAccountId);
    const rules = await rulesFor(tx, { ...owner, currency, timeZone, now: deps.clock.now() });
    const method = rules.methods.find(({ kind, min }) => kind === account.kind && min.currency === currency);
    if (method === undefined) throw withdrawalErrors.methodUnavailable();
    assertAllowed(amount, method, rules);
    const planned = plan(deps, owner, wish, amount, method);
    await store.insertWithdrawal(tx, planned, rules.turnoverUntil);
    if (!(await reserve(deps.ledger, tx, planned))) throw withdrawalErrors.insufficientFunds();
    const actor = { kind: 'member', id: owner.memberId } as const;
    await reportWithdrawal(tx, { after: planned }, { action: 'requested', actor, at: planned.createdAt });
    const reasons = await reasonsFor(tx, deps.vault, { withdrawal: planned, account, rules });
    return moveWithdrawal(tx, planned, {
      to: reasons.length > 0 ? 'in_review' : 'approved',
      actor: { kind: 'system' },
      at: planned.createdAt,
      change: { review_reasons: reasons },
    });
  });
}
