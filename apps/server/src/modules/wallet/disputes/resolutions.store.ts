import type { Money } from '@quetzal/domain/money';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { DisputeResolution as ResolutionRow } from '#kernel/database/schema.generated.ts';
import type { Resolution } from '../withdrawals/resolve-dispute.ts';

/** Where a proposal stands; `lapsed` is one that nobody decided in time. */
export const resolutionStates = ['proposed', 'approved', 'rejected', 'lapsed'] as const;
/** One of them. */
export type ResolutionState = (typeof resolutionStates)[number];

/** How one operator would end a dispute, and what another said to it. */
export interface ResolutionProposal {
  id: string;
  siteId: string;
  withdrawalId: string;
  /** Whose withdrawal it is. */
  memberId: string;
  /** What of their money it is about. */
  amount: Money;
  how: Resolution;
  reason: string;
  state: ResolutionState;
  proposedBy: string;
  proposedAt: Date;
  expiresAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
}

type ProposalRow = Selectable<ResolutionRow> & { member_id: string; amount: bigint; currency: string };

/** Proposals with what they are about. */
const proposals = (db: Reader) =>
  db
    .selectFrom('dispute_resolution as proposal')
    .innerJoin('withdrawal', 'withdrawal.id', 'proposal.withdrawal_id')
    .selectAll('proposal')
    .select(['withdrawal.member_id', 'withdrawal.amount', 'withdrawal.currency']);

function toProposal(row: ProposalRow): ResolutionProposal {
  return {
    id: row.id,
    siteId: row.site_id,
    withdrawalId: row.withdrawal_id,
    memberId: row.member_id,
    amount: { currency: row.currency, amount: row.amount },
    how: row.how as Resolution,
    reason: row.reason,
    state: row.state as ResolutionState,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    expiresAt: row.expires_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
  };
}

/** Ends a proposal of a withdrawal that nobody decided in time. */
export async function lapseOverdue(tx: Tx, withdrawalId: string, now: Date): Promise<void> {
  await tx
    .updateTable('dispute_resolution')
    .set({ state: 'lapsed' })
    .where('withdrawal_id', '=', withdrawalId)
    .where('state', '=', 'proposed')
    .where('expires_at', '<=', now)
    .execute();
}

/** Writes a proposal; false when the withdrawal has an open one. */
export async function insertProposal(tx: Tx, proposal: ResolutionProposal): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dispute_resolution')
    .values({
      id: proposal.id,
      site_id: proposal.siteId,
      withdrawal_id: proposal.withdrawalId,
      how: proposal.how,
      reason: proposal.reason,
      state: proposal.state,
      proposed_by: proposal.proposedBy,
      proposed_at: proposal.proposedAt,
      expires_at: proposal.expiresAt,
    })
    .onConflict((conflict) => conflict.column('withdrawal_id').where('state', '=', 'proposed').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A proposal of a site. */
export async function findProposal(db: Reader, siteId: string, id: string): Promise<ResolutionProposal | undefined> {
  const rows = proposals(db).where('proposal.id', '=', id).where('proposal.site_id', '=', siteId);
  const row = await rows.executeTakeFirst();
  return row && toProposal(row);
}

/** Writes what the second person said; undefined when it is decided already. */
export async function decideProposal(
  tx: Tx,
  proposal: ResolutionProposal,
  decision: { state: 'approved' | 'rejected'; decidedBy: string; decidedAt: Date },
): Promise<ResolutionProposal | undefined> {
  const { numUpdatedRows } = await tx
    .updateTable('dispute_resolution')
    .set({ state: decision.state, decided_by: decision.decidedBy, decided_at: decision.decidedAt })
    .where('id', '=', proposal.id)
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? { ...proposal, ...decision } : undefined;
}

/** One page of a site's proposals, newest first, and how many there are. */
export async function listProposals(
  db: Reader,
  { siteId, state }: { siteId: string; state?: ResolutionState | undefined },
  page: { offset: number; limit: number },
): Promise<{ proposals: ResolutionProposal[]; total: number }> {
  let matching = proposals(db).where('proposal.site_id', '=', siteId);
  if (state !== undefined) matching = matching.where('proposal.state', '=', state);
  const ordered = matching.orderBy('proposal.proposed_at', 'desc').orderBy('proposal.id', 'desc');
  const rows = await ordered.limit(page.limit).offset(page.offset).execute();
  const counted = matching.clearSelect().select(({ fn }) => fn.countAll().as('total'));
  const count = await counted.executeTakeFirstOrThrow();
  return { proposals: rows.map(toProposal), total: Number(count.total) };
}
