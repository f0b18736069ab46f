import { isInForce } from '@quetzal/domain/limits';
import type { Reader } from '#kernel/database/database.ts';
import { selectCheck } from '../register/register.store.ts';
import type { PlayBreak, Standing } from './break.model.ts';
import { selectOpenBreaks } from './breaks.store.ts';

const endOf = ({ closesAt }: PlayBreak): number => closesAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** Where a member stands now: an exclusion comes before a pause, the one that lasts longest before the others. */
export async function standingOf(db: Reader, memberId: string, now: Date): Promise<Standing> {
  const held = (await selectOpenBreaks(db, memberId)).filter((found) => isInForce(found, now));
  const rank = (found: PlayBreak) => (found.kind === 'exclusion' ? 1 : 0);
  const [strictest] = held.toSorted((a, b) => rank(b) - rank(a) || endOf(b) - endOf(a));
  const check = await selectCheck(db, memberId);
  if (strictest?.kind === 'exclusion') return standingIn('excluded', strictest);
  if (check?.state === 'listed') return { state: 'listed' };
  if (strictest !== undefined) return standingIn('paused', strictest);
  return check?.state === 'unknown' ? { state: 'unchecked' } : { state: 'clear' };
}

function standingIn(state: 'paused' | 'excluded', { startsAt, closesAt, termEndsAt }: PlayBreak): Standing {
  return { state, since: startsAt, until: closesAt ?? termEndsAt };
}
