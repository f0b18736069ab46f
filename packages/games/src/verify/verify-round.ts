import { formatAmount, parseAmount } from '@quetzal/domain/money';
import { compare, type Fault } from '../case-check/index.ts';
import { hashServerSeed, keepsCommitment } from '../fairness/index.ts';
import { type Bet, type Explain, type Explanation, textOf } from './explanation.ts';
import { jackpotChance } from './jackpot-chance.ts';
import { recordedStream } from './recorder.ts';
import type { RoundFile } from './round-file.ts';

/** A round that was recomputed. */
export type Verification = {
  /** Whether the shown seed is the promised one; undefined when the file has no hash. */
  readonly isCommitted: boolean | undefined;
  readonly seedHash: string;
  /** Every draw with its words. */
  readonly draws: readonly string[];
  /** What the draws mean. */
  readonly steps: readonly string[];
  /** What the bet pays as a decimal, when the file says what was staked. */
  readonly win: string | undefined;
  readonly wordsUsed: number;
  /** Which stored values were compared, which of them did not come out, and which no rule here produces. */
  readonly compared: readonly string[];
  readonly faults: readonly Fault[];
  readonly notCompared: readonly string[];
};

/** What a stake pays, when the bet names a stake and its currency. */
function winOf(bet: Bet, { pays }: Explanation): string | undefined {
  const stake = parseAmount(textOf(bet, 'stake') ?? '', textOf(bet, 'currency') ?? '');
  if (!stake.ok || pays === undefined) return undefined;
  return formatAmount({ currency: stake.value.currency, amount: pays(stake.value.amount) });
}

/**
 * Recomputes a round from its seeds and compares all that was stored of it.
 * @param explain the game: from the door of its kind, such as `verify/slots`, or found by its name in `verify/all`
 */
export function verifyRound(round: RoundFile, explain: Explain): Verification {
  const { stream, lines } = recordedStream(round.serverSeed, round.context);
  const explanation = explain(stream, round.bet);
  const win = winOf(round.bet, explanation);
  const wordsUsed = stream.wordsUsed();
  const chance = jackpotChance(round.stored['jackpot'], stream);
  const outcome: Readonly<Record<string, unknown>> = { ...explanation.outcome, ...chance.outcome, wordsUsed, win };
  const names = Object.keys(round.stored);
  const known = Object.fromEntries(
    names.filter((name) => outcome[name] !== undefined).map((name) => [name, round.stored[name]]),
  );
  return {
    isCommitted:
      round.serverSeedHash === undefined ? undefined : keepsCommitment(round.serverSeed, round.serverSeedHash),
    seedHash: hashServerSeed(round.serverSeed),
    draws: lines,
    steps: [...explanation.steps, ...chance.steps],
    win,
    wordsUsed,
    compared: Object.keys(known),
    faults: compare('', known, outcome),
    notCompared: names.filter((name) => outcome[name] === undefined),
  };
}
