import type { Stream } from '../../fairness/index.ts';
import {
  FREE_SPINS,
  FREE_SPINS_MAX,
  RETRIGGER_COUNT,
  RETRIGGER_SPINS,
  scatterPay,
  TRIGGER_COUNT,
  WIN_MAX_TIMES_STAKE,
} from './pays.ts';
import { playSequence, type Sequence } from './sequence.ts';
import { BASE_WEIGHTS, FREE_WEIGHTS } from './symbols.ts';

/** One free spin of the feature. Wins are hundredths of the total bet. */
export type FreeSpin = Sequence & {
  /** What it wins, multiplied by the running total where an orb took part. */
  readonly win: number;
  /** The running total of orbs after it: it grows only by winning sequences and is kept to the end of the feature. */
  readonly total: number;
  /** What base game and free spins have won so far. */
  readonly runningWin: number;
  /** How many free spins are left after it, those that it added included. */
  readonly spinsLeft: number;
};

/** A whole round, in the order in which a screen shows it. Wins are hundredths of the total bet. */
export type Play = {
  readonly base: Sequence;
  /** The tumbles of the base game times its orbs. */
  readonly baseWin: number;
  readonly scatterWin: number;
  readonly freeSpins: readonly FreeSpin[];
  /** What the round pays: never more than the cap. */
  readonly winHundredths: number;
  readonly isCapped: boolean;
};

const WIN_MAX_HUNDREDTHS = WIN_MAX_TIMES_STAKE * 100;

type Feature = { readonly wonBefore: number; readonly spins: number };

function playFreeSpins(stream: Pick<Stream, 'weighted'>, { wonBefore, spins }: Feature): FreeSpin[] {
  const freeSpins: FreeSpin[] = [];
  let granted = spins;
  let total = 0;
  let runningWin = wonBefore;
  while (freeSpins.length < granted && runningWin < WIN_MAX_HUNDREDTHS) {
    const sequence = playSequence(stream, FREE_WEIGHTS);
    const isMultiplied = sequence.tumbleWin > 0 && sequence.orbs > 0;
    if (isMultiplied) total += sequence.orbs;
    const win = isMultiplied ? sequence.tumbleWin * total : sequence.tumbleWin;
    runningWin += win;
    if (sequence.scatters >= RETRIGGER_COUNT) granted = Math.min(granted + RETRIGGER_SPINS, FREE_SPINS_MAX);
    freeSpins.push({ ...sequence, win, total, runningWin, spinsLeft: granted - freeSpins.length - 1 });
  }
  return freeSpins;
}

/** Plays a round: the base sequence, then free spins when enough scatters lie at its end. */
export function play(stream: Pick<Stream, 'weighted'>): Play {
  const base = playSequence(stream, BASE_WEIGHTS);
  const baseWin = base.tumbleWin * Math.max(1, base.orbs);
  const scatterWin = scatterPay(base.scatters);
  const wonBefore = baseWin + scatterWin;
  const spins = base.scatters >= TRIGGER_COUNT ? FREE_SPINS : 0;
  const freeSpins = playFreeSpins(stream, { wonBefore, spins });
  const won = freeSpins.at(-1)?.runningWin ?? wonBefore;
  return {
    base,
    baseWin,
    scatterWin,
    freeSpins,
    winHundredths: Math.min(won, WIN_MAX_HUNDREDTHS),
    isCapped: won >= WIN_MAX_HUNDREDTHS,
  };
}
