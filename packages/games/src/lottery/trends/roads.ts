import type { Draw } from '../draw.ts';
import type { Wins } from '../family.ts';
import type { Play } from '../play.ts';
import type { Settlement } from '../settlement.ts';

/** What a play of opposite options came to in a draw: the option that won, or a tie when none of the two did. */
export type RoadResult<Side extends string> = Side | 'tie';

const hasWon = (wins: Wins): boolean => Object.keys(wins).some((tier) => tier !== 'push');

/**
 * The results of two opposite options of a play (big and small, odd and even, dragon and tiger) over draws, oldest first;
 * draws on which both lose or push are ties. The road maps of the tables lay them out.
 * Throws RangeError when the play does not have the options.
 */
export function roadResults<Side extends string>(
  settlement: Settlement,
  play: Play,
  [left, right]: readonly [Side, Side],
  draws: readonly Draw[],
): readonly RoadResult<Side>[] {
  const [one, other] = [settlement.read(play.id, [left]), settlement.read(play.id, [right])];
  if (!one.ok || !other.ok) throw new RangeError(`${play.id} has no ${left} and ${right}`);
  return draws.map((draw) => {
    if (hasWon(settlement.settle(one.value, draw))) return left;
    return hasWon(settlement.settle(other.value, draw)) ? right : 'tie';
  });
}
