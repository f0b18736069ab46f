import type { Tx } from '#kernel/database/database.ts';
import type { Members } from '#modules/members';
import { hasBetLimit, hasOpenBreak } from './guard.store.ts';
import { selectCheck } from './register/register.store.ts';

/** Notes with the member whether anything of theirs may speak against a bet; called by whatever changes that. */
export async function refreshGuard(
  { members }: { members: Pick<Members, 'setPlayLimited'> },
  tx: Tx,
  memberId: string,
): Promise<void> {
  const isKeptOut = ((await selectCheck(tx, memberId))?.state ?? 'clear') !== 'clear';
  const isLimited = isKeptOut || (await hasBetLimit(tx, memberId)) || (await hasOpenBreak(tx, memberId));
  await members.setPlayLimited(tx, memberId, isLimited);
}
