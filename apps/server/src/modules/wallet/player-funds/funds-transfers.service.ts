import { formatAmount, parseAmount } from '@quetzal/domain/money';
import { checkFineness } from '@quetzal/domain/wallet';
import { reportEvent } from '#kernel/audit/event-report.ts';
import { newProposal, refusalToDecide } from '#kernel/auth/proposal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Ledger } from '#modules/ledger';
import type { SiteFacts } from '../wallet.deposits.ts';
import { fundsErrors } from './funds.errors.ts';
import { type FundsTransfer, type FundsTransferState, type FundsWay, isFundsWay } from './funds.model.ts';
import * as store from './funds-transfers.store.ts';
import { moveFunds } from './move-funds.ts';

/** What they are made of. */
export interface FundsTransferDeps {
  db: Database;
  clock: Clock;
  newId: () => string;
  ledger: Ledger;
  sites: SiteFacts;
}

/** An operator and the site that they run. */
export interface FundsOperator {
  operatorId: string;
  siteId: string;
}

/** What an operator proposes; the amount is a decimal string. */
export interface FundsTransferWish extends FundsWay {
  amount: string;
  bankReference: string;
  reason: string;
  requestId: string;
}

/** Where the money of a site lies: no single person can write it down as moved. */
export interface FundsTransfers {
  /**
   * Proposes one; the same requestId is the same proposal. It can be decided for a day. Refuses with
   * `wallet.funds_reference_used` what the bank's reference says was moved or proposed the same way already.
   */
  propose(operator: FundsOperator, wish: FundsTransferWish): Promise<FundsTransfer>;
  /**
   * Moves the money. Refuses the proposer with `wallet.funds_own`, and the house with `wallet.funds_uncovered` what it
   * would take of money that players own.
   */
  approve(operator: FundsOperator, id: string): Promise<FundsTransfer>;
  reject(operator: FundsOperator, id: string): Promise<FundsTransfer>;
  list(
    filter: { siteId: string; state?: FundsTransferState | undefined },
    page: { offset: number; limit: number },
  ): Promise<{ transfers: FundsTransfer[]; total: number }>;
}

function report(tx: Tx, at: Date, transfer: FundsTransfer, actorId: string): Promise<void> {
  const { id, siteId, from, to, provider, amount, bankReference, reason, state, before } = transfer;
  const text = (units: bigint) => formatAmount({ currency: amount.currency, amount: units });
  const moved = { provider, currency: amount.currency, amount: formatAmount(amount), bankReference };
  return reportEvent(tx, {
    at,
    siteId,
    component: 'wallet.funds',
    action: state,
    subject: `funds_transfer:${id}`,
    actor: { kind: 'operator', id: actorId },
    reason,
    before: before === null ? undefined : { [from]: text(before.from), [to]: text(before.to) },
    after:
      before === null
        ? { from, to, ...moved }
        : { [from]: text(before.from - amount.amount), [to]: text(before.to + amount.amount), ...moved },
  });
}

const contentOf = ({ from, to, provider, amount, bankReference, reason }: FundsTransfer): string =>
  JSON.stringify([from, to, provider, formatAmount(amount), bankReference, reason]);

/** The funds transfers of the wallet. */
export function createFundsTransfers(deps: FundsTransferDeps): FundsTransfers {
  const { db, clock, newId, sites } = deps;

  async function planned({ operatorId, siteId }: FundsOperator, wish: FundsTransferWish): Promise<FundsTransfer> {
    const { from, to, provider, bankReference, reason, requestId } = wish;
    if (!isFundsWay(wish)) throw fundsErrors.noWay();
    if (provider !== null && !(await store.hasProvider(db, siteId, provider))) throw fundsErrors.providerUnknown();
    const amount = parseAmount(wish.amount, (await sites.byId(siteId)).currency);
    if (!amount.ok || amount.value.amount <= 0n) throw fundsErrors.amountMalformed();
    const tooFine = checkFineness(amount.value);
    if (tooFine !== null) throw fundsErrors.amountTooFine(tooFine);
    const proposal = newProposal(operatorId, clock.now());
    const what = { from, to, provider, amount: amount.value, bankReference, reason, requestId };
    return { id: newId(), siteId, ...what, ...proposal, before: null };
  }

  function decide({ operatorId, siteId }: FundsOperator, id: string, state: 'approved' | 'rejected') {
    return db.transaction().execute(async (tx) => {
      const transfer = await store.lockTransfer(tx, siteId, id);
      if (transfer === undefined) throw fundsErrors.notFound();
      const decidedAt = clock.now();
      const refusal = refusalToDecide(transfer, operatorId, decidedAt);
      if (refusal !== undefined) throw refusal === 'own' ? fundsErrors.ownProposal() : fundsErrors.decided();
      const before = state === 'approved' ? await moveFunds(deps, tx, transfer) : null;
      const decided = await store.decideTransfer(tx, id, { state, decidedBy: operatorId, decidedAt, before });
      await report(tx, decidedAt, decided, operatorId);
      return decided;
    });
  }

  return {
    async propose(operator, wish) {
      const transfer = await planned(operator, wish);
      return db.transaction().execute(async (tx) => {
        await store.lockFunds(tx, transfer.siteId);
        if (await store.insertTransfer(tx, transfer)) {
          if (await store.isReferenceUsed(tx, transfer, transfer.proposedAt)) throw fundsErrors.referenceUsed();
          await report(tx, transfer.proposedAt, transfer, operator.operatorId);
          return transfer;
        }
        const known = await store.findByRequest(tx, operator.operatorId, wish.requestId);
        if (contentOf(known) !== contentOf(transfer)) throw fundsErrors.requestIdReused();
        return known;
      });
    },
    approve: (operator, id) => decide(operator, id, 'approved'),
    reject: (operator, id) => decide(operator, id, 'rejected'),
    list: (filter, page) => store.listTransfers(db, filter, page),
  };
}
