import { formatAmount } from '@quetzal/domain/money';
import { depositFeeOf, depositReceivedOf } from '@quetzal/domain/wallet';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import { tellMember } from '#modules/inbox';
import type { Ledger } from '#modules/ledger';
import { adjustmentErrors } from '../adjustments/adjustment.errors.ts';
import { walletErrors } from '../wallet.errors.ts';
import type { Deposit } from '../wallet.model.ts';
import { creditDeposit } from '../wallet.settlement.ts';
import { lockDeposit } from '../wallet.store.ts';
import { depositView } from '../wallet.views.ts';
import { fitsIntoLimits, type LimitRoomDeps } from './limit-room.ts';
import { feeOf, listReviews, markReviewed, takeWhatCame, writeCreditProposal } from './reviews.store.ts';
import { weightOf } from './second-reviewer.ts';

/** What the reviews are made of. */
export interface DepositReviewDeps extends LimitRoomDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  events: Pick<Events, 'publish'>;
  /** Tells the member's open screens what they hold now. */
  publishBalance(memberId: string): void;
}

/** The operator who decides, and the site that they run. */
export interface Reviewer {
  operatorId: string;
  siteId: string;
}

/** Deposits about which a provider told something else than was asked. */
export interface DepositReviews {
  list(siteId: string, page: { offset: number; limit: number }): Promise<{ deposits: Deposit[]; total: number }>;
  /**
   * Credits what came, less the fee of the method. What is more than one person may put into a balance is proposed by the
   * first operator, and stays in review until another one says the same within a day; the first one is refused with
   * `wallet.adjustment_own`. Refuses when no money came that could be credited, and what the member's limits leave no
   * room for.
   */
  credit(reviewer: Reviewer, id: string): Promise<Deposit>;
  /** Credits nothing and tells the member: the operator gives the money back at the provider. */
  reject(reviewer: Reviewer, id: string, reason: string): Promise<Deposit>;
}

async function lockForReview(tx: Tx, { siteId }: Reviewer, id: string): Promise<Deposit> {
  const deposit = await lockDeposit(tx, id);
  if (deposit?.siteId !== siteId) throw walletErrors.depositNotFound();
  if (deposit.flaggedAt === null || deposit.reviewedAt !== null) throw walletErrors.depositNotInReview();
  return deposit;
}

const factsOf = ({ state, amount, received }: Deposit) => ({
  state,
  amount: formatAmount(amount),
  received: state === 'succeeded' ? formatAmount(received) : '0.00',
  currency: amount.currency,
});

/** The reviews of deposits. */
export function createDepositReviews(deps: DepositReviewDeps): DepositReviews {
  const { db, clock, events } = deps;

  async function report(
    tx: Tx,
    reviewer: Reviewer,
    action: 'credit_proposed' | 'credited' | 'rejected',
    moved: { before: Deposit; after: Deposit; reason?: string },
  ) {
    await reportEvent(tx, {
      at: clock.now(),
      siteId: reviewer.siteId,
      component: 'wallet.deposits',
      action,
      subject: `deposit:${moved.after.id}`,
      actor: { kind: 'operator', id: reviewer.operatorId },
      reason: moved.reason,
      before: factsOf(moved.before),
      after: factsOf(moved.after),
    });
  }

  async function propose(tx: Tx, before: Deposit, reviewer: Reviewer): Promise<Deposit> {
    const after = await writeCreditProposal(tx, before.id, { by: reviewer.operatorId, at: clock.now() });
    await report(tx, reviewer, 'credit_proposed', { before, after });
    return after;
  }

  function announce(deposit: Deposit): Deposit {
    events.publish('deposit.updated', { memberId: deposit.memberId, deposit: depositView(deposit) });
    if (deposit.state === 'succeeded') deps.publishBalance(deposit.memberId);
    return deposit;
  }

  return {
    list: (siteId, page) => listReviews(db, siteId, page),
    async credit(reviewer, id) {
      const credited = await db.transaction().execute(async (tx) => {
        const before = await lockForReview(tx, reviewer, id);
        if (before.came === null || before.state === 'succeeded') throw walletErrors.depositNotCreditable();
        const isWithin = await fitsIntoLimits(deps, tx, before, before.came.amount);
        if (!isWithin) throw walletErrors.depositOverLimit();
        const fee = await feeOf(tx, before);
        const came = {
          amount: before.came,
          fee: depositFeeOf(before.came, fee),
          received: depositReceivedOf(before.came, fee),
        };
        if (came.received.amount <= 0n) throw walletErrors.depositNotCreditable();
        const weight = await weightOf(tx, before, reviewer.operatorId, clock.now());
        if (weight === 'own') throw adjustmentErrors.ownProposal();
        if (weight === 'propose') return propose(tx, before, reviewer);
        await creditDeposit(deps, tx, await takeWhatCame(tx, before, came));
        const decision = {
          ...reviewer,
          decision: 'credited',
          at: clock.now(),
          state: 'succeeded',
          reason: null,
        } as const;
        const after = await markReviewed(tx, id, decision);
        await report(tx, reviewer, 'credited', { before, after });
        return after;
      });
      return announce(credited);
    },
    async reject(reviewer, id, reason) {
      const rejected = await db.transaction().execute(async (tx) => {
        const before = await lockForReview(tx, reviewer, id);
        // A deposit that was paid as asked meanwhile stays paid: only what came beside it is turned down.
        const state = before.state === 'succeeded' ? before.state : ('failed' as const);
        const told = state === 'failed' ? reason : null;
        const decision = { ...reviewer, decision: 'rejected', at: clock.now(), state, reason: told } as const;
        const after = await markReviewed(tx, id, decision);
        await report(tx, reviewer, 'rejected', { before, after, reason });
        if (state === 'failed') {
          const { siteId, memberId, reference } = after;
          await tellMember(
            tx,
            { siteId, memberId, at: decision.at },
            { kind: 'deposit_rejected', params: { reference } },
          );
        }
        return after;
      });
      return announce(rejected);
    },
  };
}
