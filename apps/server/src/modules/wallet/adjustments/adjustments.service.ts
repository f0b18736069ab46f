import { formatAmount, parseAmount } from '@quetzal/domain/money';
import { checkFineness } from '@quetzal/domain/wallet';
import { reportEvent } from '#kernel/audit/event-report.ts';
import { newProposal, refusalToDecide } from '#kernel/auth/proposal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { houseAccount, type Ledger, playerAccount } from '#modules/ledger';
import type { SiteFacts } from '../wallet.deposits.ts';
import { adjustmentErrors } from './adjustment.errors.ts';
import { settleDebts } from '../debts/debts.ts';
import * as store from './adjustments.store.ts';

export interface AdjustmentDeps {
  db: Database;
  clock: Clock;
  newId: () => string;
  ledger: Ledger;
  sites: SiteFacts;
  members: { byAccount(db: Reader, siteId: string, account: string): Promise<{ id: string } | undefined> };
  /** Tells the member's open screens what they hold now. */
  publishBalance(memberId: string): void;
}

/** An operator and the site that they run. */
export interface AdjustmentOperator {
  operatorId: string;
  siteId: string;
}

/** What an operator proposes; the amount is a decimal string, negative when money is taken. */
export interface AdjustmentWish {
  account: string;
  amount: string;
  reason: string;
  requestId: string;
}

/** Corrections of balances: no single person can make one. */
export interface Adjustments {
  /** Proposes one; the same requestId is the same proposal. It can be decided for a day. */
  propose(operator: AdjustmentOperator, wish: AdjustmentWish): Promise<store.Adjustment>;
  /** Moves the money. Refuses the proposer with `wallet.adjustment_own`. */
  approve(operator: AdjustmentOperator, id: string): Promise<store.Adjustment>;
  reject(operator: AdjustmentOperator, id: string): Promise<store.Adjustment>;
  list(
    filter: { siteId: string; state?: store.AdjustmentState | undefined },
    page: { offset: number; limit: number },
  ): Promise<{ adjustments: store.Adjustment[]; total: number }>;
}

async function move({ ledger }: AdjustmentDeps, tx: Tx, { id, siteId, memberId, amount, reason }: store.Adjustment) {
  const { currency } = amount;
  const [house, cash] = await ledger.accountsFor(tx, [
    houseAccount(siteId, currency, 'adjustment'),
    playerAccount(memberId, currency, 'cash'),
  ] as const);
  const transfer =
    amount.amount > 0n
      ? { from: house, to: cash, amount: amount.amount }
      : { from: cash, to: house, amount: -amount.amount };
  const answer = await ledger.post(tx, {
    key: { scope: 'adjustment', text: id },
    kind: 'adjustment',
    reference: { adjustmentId: id },
    note: { reason },
    transfers: [transfer],
  });
  if (answer.outcome === 'insufficient') throw adjustmentErrors.insufficientFunds();
  const after = answer.balances.find(({ accountId }) => accountId === cash.id)?.balance;
  if (answer.outcome !== 'posted' || after === undefined) throw new Error(`Adjustment ${id} is ${answer.outcome}`);
  return { before: after - amount.amount, after };
}

/** The adjustments of the wallet. */
export function createAdjustments(deps: AdjustmentDeps): Adjustments {
  const { db, clock, newId, sites, members } = deps;

  function report(tx: Tx, adjustment: store.Adjustment, action: store.AdjustmentState, actorId: string): Promise<void> {
    const { id, siteId, memberId, amount, reason, balanceBefore, balanceAfter } = adjustment;
    const { currency } = amount;
    const cash = (units: bigint | null) =>
      units === null ? undefined : { memberId, currency, cash: formatAmount({ currency, amount: units }) };
    return reportEvent(tx, {
      at: clock.now(),
      siteId,
      component: 'wallet.adjustments',
      action,
      subject: `adjustment:${id}`,
      actor: { kind: 'operator', id: actorId },
      reason,
      before: cash(balanceBefore),
      after: cash(balanceAfter) ?? { memberId, currency, amount: formatAmount(amount) },
    });
  }

  function decide({ operatorId, siteId }: AdjustmentOperator, id: string, state: 'approved' | 'rejected') {
    return db.transaction().execute(async (tx) => {
      const adjustment = await store.lockAdjustment(tx, siteId, id);
      if (adjustment === undefined) throw adjustmentErrors.notFound();
      const at = clock.now();
      const refusal = refusalToDecide(adjustment, operatorId, at);
      if (refusal !== undefined) throw refusal === 'own' ? adjustmentErrors.ownProposal() : adjustmentErrors.decided();
      const balances = state === 'approved' ? await move(deps, tx, adjustment) : null;
      const decided = await store.decideAdjustment(tx, id, { state, decidedBy: operatorId, decidedAt: at, balances });
      await report(tx, decided, state, operatorId);
      const { memberId, amount } = decided;
      if (state === 'approved') await settleDebts(deps, tx, { memberId, currency: amount.currency });
      return decided;
    });
  }

  return {
    async propose({ operatorId, siteId }, wish) {
      const { currency } = await sites.byId(siteId);
      const amount = parseAmount(wish.amount, currency);
      if (!amount.ok || amount.value.amount === 0n) throw adjustmentErrors.amountMalformed();
      const tooFine = checkFineness(amount.value);
      if (tooFine !== null) throw adjustmentErrors.amountTooFine(tooFine);
      const member = await members.byAccount(db, siteId, wish.account);
      if (member === undefined) throw adjustmentErrors.memberUnknown();
      const planned: store.Adjustment = {
        id: newId(),
        siteId,
        memberId: member.id,
        requestId: wish.requestId,
        amount: amount.value,
        reason: wish.reason,
        ...newProposal(operatorId, clock.now()),
        balanceBefore: null,
        balanceAfter: null,
      };
      return db.transaction().execute(async (tx) => {
        if (await store.insertAdjustment(tx, planned)) {
          await report(tx, planned, 'proposed', operatorId);
          return planned;
        }
        const known = await store.findByRequest(tx, operatorId, wish.requestId);
        const isSame =
          known.memberId === member.id && known.amount.amount === planned.amount.amount && known.reason === wish.reason;
        if (!isSame) throw adjustmentErrors.requestIdReused();
        return known;
      });
    },
    async approve(operator, id) {
      const approved = await decide(operator, id, 'approved');
      deps.publishBalance(approved.memberId);
      return approved;
    },
    reject: (operator, id) => decide(operator, id, 'rejected'),
    list: (filter, page) => store.listAdjustments(db, filter, page),
  };
}
