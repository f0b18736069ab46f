import { newProposal, refusalToDecide } from '#kernel/auth/proposal.ts';
import type { Tx } from '#kernel/database/database.ts';
import { soloLimitOf } from '../bonuses/solo-limit.ts';
import type { Deposit } from '../wallet.model.ts';

/**
 * What an operator's word does to a deposit whose money waits: `credit` when it is no more than one person may put into a
 * balance, or when another one proposed it within the day; `propose` when it takes another one, too; `own` for the proposer.
 * What was proposed once takes two, whatever the site allows meanwhile.
 */
export async function weightOf(
  tx: Tx,
  { siteId, amount, came, creditProposedBy, creditProposedAt }: Deposit,
  operatorId: string,
  now: Date,
): Promise<'credit' | 'propose' | 'own'> {
  if (creditProposedBy !== null && creditProposedAt !== null) {
    const refusal = refusalToDecide(newProposal(creditProposedBy, creditProposedAt), operatorId, now);
    if (refusal === undefined) return 'credit';
    return refusal === 'own' ? 'own' : 'propose';
  }
  const limit = await soloLimitOf(tx, siteId, amount.currency);
  return limit === null || came === null || came.amount <= limit ? 'credit' : 'propose';
}
