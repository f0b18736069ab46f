import {
  type LimitName,
  type LimitPeriod,
  measuredBy,
  type Measure,
  type Played,
  usedOf,
} from '@quetzal/domain/limits';
import type { Reader } from '#kernel/database/database.ts';
import type { Records } from '#modules/records';
import { periodAround } from './calendar.ts';
import type { Player } from './limits.model.ts';
import { selectDepositSums } from './limits.store.ts';

/** The periods in which any of these limits measures one of these things. */
function periodsOf(names: Iterable<LimitName>, measures: readonly Measure[]): LimitPeriod[] {
  const measured = [...names].map((name) => measuredBy(name)).filter((found) => found !== null);
  return [...new Set(measured.filter(({ measure }) => measures.includes(measure)).map(({ period }) => period))];
}

/** What the player staked and won in the periods that these limits measure; a gift makes no room for losses. */
export async function playedOf(
  { records }: { records: Pick<Records, 'playSums'> },
  db: Reader,
  player: Player,
  names: Iterable<LimitName>,
  now: Date,
): Promise<(period: LimitPeriod) => Played> {
  const periods = periodsOf(names, ['loss', 'wager']);
  const starts = periods.map((period) => periodAround(period, now, player.timeZone).from);
  const { memberId, currency } = player;
  const sums = await records.playSums(db, { memberId, currency, withPrizes: false }, starts);
  return (period) => sums[periods.indexOf(period)] ?? { staked: 0n, won: 0n };
}

/** What the player paid in, in the periods that these limits measure. */
export async function depositedOf(
  db: Reader,
  player: Player,
  names: Iterable<LimitName>,
  now: Date,
): Promise<(period: LimitPeriod) => bigint> {
  const periods = periodsOf(names, ['deposit']);
  const starts = periods.map((period) => periodAround(period, now, player.timeZone).from);
  const sums = await selectDepositSums(db, player, starts);
  return (period) => sums[periods.indexOf(period)] ?? 0n;
}

/** How much of each limit with a period is used now. */
export async function usageOf(
  deps: { records: Pick<Records, 'playSums'> },
  db: Reader,
  player: Player,
  names: readonly LimitName[],
  now: Date,
): Promise<ReadonlyMap<LimitName, bigint>> {
  const played = await playedOf(deps, db, player, names, now);
  const deposited = await depositedOf(db, player, names, now);
  return new Map(
    names.flatMap((name) => {
      const measured = measuredBy(name);
      if (measured === null) return [];
      const { measure, period } = measured;
      return [[name, measure === 'deposit' ? deposited(period) : usedOf(measure, played(period))] as const];
    }),
  );
}
