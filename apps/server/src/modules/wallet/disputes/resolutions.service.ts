import { reportEvent } from '#kernel/audit/event-report.ts';
import { newProposal, refusalToDecide } from '#kernel/auth/proposal.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { DecideDeps, Decider } from '../withdrawals/decide-withdrawal.ts';
import { type Resolution, resolveDispute } from '../withdrawals/resolve-dispute.ts';
import { withdrawalErrors } from '../withdrawals/withdrawal.errors.ts';
import type { Withdrawal } from '../withdrawals/withdrawal.model.ts';
import { lockWithdrawal } from '../withdrawals/withdrawals.store.ts';
import { resolutionErrors } from './resolution.errors.ts';
import * as store from './resolutions.store.ts';

export interface ResolutionDeps extends DecideDeps {
  newId: () => string;
  /** Tells the screens of a withdrawal that moved, and lets it go on as far as it can. */
  carryOn(withdrawal: Withdrawal): Promise<Withdrawal>;
}

/** The ends of disputes: no single person can decide one. */
export interface Resolutions {
  /** Proposes how a dispute ends. It can be decided for a day; meanwhile there is no other (`wallet.resolution_open`). */
  proposeResolution(
    operator: Decider,
    wish: { id: string; how: Resolution; reason: string },
  ): Promise<store.ResolutionProposal>;
  /** Ends the dispute as proposed. Refuses the proposer with `wallet.resolution_own`. */
  approveResolution(operator: Decider, id: string): Promise<store.ResolutionProposal>;
  rejectResolution(operator: Decider, id: string): Promise<store.ResolutionProposal>;
  listResolutions(
    filter: { siteId: string; state?: store.ResolutionState | undefined },
    page: { offset: number; limit: number },
  ): Promise<{ proposals: store.ResolutionProposal[]; total: number }>;
}

async function lockDisputed(tx: Tx, siteId: string, id: string): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  if (withdrawal?.siteId !== siteId) throw withdrawalErrors.notFound();
  if (withdrawal.state !== 'disputed') throw withdrawalErrors.wrongState(withdrawal.state);
  return withdrawal;
}

/** The proposals about disputes of the wallet. */
export function createResolutions(deps: ResolutionDeps): Resolutions {
  const { db, clock, newId } = deps;

  function report(tx: Tx, proposal: store.ResolutionProposal, actorId: string): Promise<void> {
    const { id, siteId, withdrawalId, how, reason, state } = proposal;
    return reportEvent(tx, {
      at: clock.now(),
      siteId,
      component: 'wallet.disputes',
      action: `resolution_${state}`,
      subject: `withdrawal:${withdrawalId}`,
      actor: { kind: 'operator', id: actorId },
      reason,
      after: { resolutionId: id, how, proposedBy: proposal.proposedBy },
    });
  }

  /** The withdrawal is locked before its proposal is decided, as when one is proposed. */
  async function decide({ operatorId, siteId }: Decider, id: string, state: 'approved' | 'rejected') {
    return db.transaction().execute(async (tx) => {
      const known = await store.findProposal(tx, siteId, id);
      if (known === undefined) throw resolutionErrors.notFound();
      const decidedAt = clock.now();
      const refusal = refusalToDecide(known, operatorId, decidedAt);
      if (refusal !== undefined) throw refusal === 'own' ? resolutionErrors.ownProposal() : resolutionErrors.decided();
      const withdrawal = await lockDisputed(tx, siteId, known.withdrawalId);
      const proposal = await store.decideProposal(tx, known, { state, decidedBy: operatorId, decidedAt });
      if (proposal === undefined) throw resolutionErrors.decided();
      await report(tx, proposal, operatorId);
      if (state === 'rejected') return { proposal, moved: undefined };
      return { proposal, moved: await resolveDispute(deps, tx, withdrawal, { ...proposal, operatorId }) };
    });
  }

  return {
    proposeResolution: ({ operatorId, siteId }, { id: withdrawalId, how, reason }) =>
      db.transaction().execute(async (tx) => {
        const { memberId, amount } = await lockDisputed(tx, siteId, withdrawalId);
        const proposedAt = clock.now();
        await store.lapseOverdue(tx, withdrawalId, proposedAt);
        const wish = { id: newId(), siteId, withdrawalId, memberId, amount, how, reason };
        const proposal = { ...wish, ...newProposal(operatorId, proposedAt) };
        if (!(await store.insertProposal(tx, proposal))) throw resolutionErrors.isOpen();
        await report(tx, proposal, operatorId);
        return proposal;
      }),
    async approveResolution(operator, id) {
      const { proposal, moved } = await decide(operator, id, 'approved');
      if (moved !== undefined) await deps.carryOn(moved);
      return proposal;
    },
    rejectResolution: async (operator, id) => (await decide(operator, id, 'rejected')).proposal,
    listResolutions: (filter, page) => store.listProposals(db, filter, page),
  };
}
