import type { Stream } from '../../fairness/index.ts';
import { evaluate, type Evaluation } from './evaluate.ts';
import { FREE_SPIN_FACTOR, FREE_SPINS_MAX, LINES, WIN_MAX_TIMES_STAKE } from './pays.ts';
import { STRIP_LENGTH, type PerReel } from './strips.ts';

/** One spin: where the reels stopped and what that shows. */
export type Spin = Evaluation & { readonly stops: PerReel<number> };

/** One free spin of the feature. */
export type FreeSpin = Spin & {
  /** What it wins, the factor included, in line bets. */
  readonly win: number;
  /** What base spin and free spins have won so far, in line bets. */
  readonly runningWin: number;
  /** How many free spins are left after it, those that it added included. */
  readonly spinsLeft: number;
};

/** A whole round, in the order in which a screen shows it. */
export type Play = {
  readonly base: Spin;
  /** What the base spin wins on lines and by scatters, in line bets. */
  readonly baseWin: number;
  readonly freeSpins: readonly FreeSpin[];
  /** What the round pays, in line bets: never more than the cap. */
  readonly winUnits: number;
  readonly isCapped: boolean;
};

const WIN_MAX_UNITS = WIN_MAX_TIMES_STAKE * LINES.length;

function spin(stream: Pick<Stream, 'uniform'>): Spin {
  const stops: PerReel<number> = [
    stream.uniform(STRIP_LENGTH),
    stream.uniform(STRIP_LENGTH),
    stream.uniform(STRIP_LENGTH),
    stream.uniform(STRIP_LENGTH),
    stream.uniform(STRIP_LENGTH),
  ];
  return { stops, ...evaluate(stops) };
}

/** Plays a round: the base spin, then free spins until none is left or the cap is reached. */
export function play(stream: Pick<Stream, 'uniform'>): Play {
  const base = spin(stream);
  const baseWin = base.lineUnits + base.scatterUnits;
  const freeSpins: FreeSpin[] = [];
  let granted = base.freeSpins;
  let total = baseWin;
  while (freeSpins.length < granted && total < WIN_MAX_UNITS) {
    const free = spin(stream);
    const win = (free.lineUnits + free.scatterUnits) * FREE_SPIN_FACTOR;
    granted = Math.min(granted + free.freeSpins, FREE_SPINS_MAX);
    total += win;
    freeSpins.push({ ...free, win, runningWin: total, spinsLeft: granted - freeSpins.length - 1 });
  }
  return {
    base,
    baseWin,
    freeSpins,
    winUnits: Math.min(total, WIN_MAX_UNITS),
    isCapped: total >= WIN_MAX_UNITS,
  };
}
