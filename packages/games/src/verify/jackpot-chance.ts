import type { Stream } from '../fairness/index.ts';
import { drawHit, isHit } from '../jackpot/index.ts';
import type { Explanation } from './explanation.ts';

/** Ledger units above nought, as digits. */
const UNITS = /^[1-9]\d{0,17}$/;

const unitsOf = (value: unknown): bigint | undefined =>
  typeof value === 'string' && UNITS.test(value) ? BigInt(value) : undefined;

/**
 * The chance at a pot that a round had besides its game: drawn from the same stream, after the game's last word. Nothing
 * comes out where the round had none.
 */
export function jackpotChance(stored: unknown, stream: Stream): Pick<Explanation, 'steps' | 'outcome'> {
  if (typeof stored !== 'object' || stored === null) return { steps: [], outcome: {} };
  const { stakeUnits, turnUnits } = stored as Readonly<Record<string, unknown>>;
  const [stake, turn] = [unitsOf(stakeUnits), unitsOf(turnUnits)];
  if (stake === undefined || turn === undefined) return { steps: [], outcome: {} };
  const wordsBefore = stream.wordsUsed();
  const u52 = drawHit(stream);
  const hit = isHit(u52, stake, turn);
  return {
    steps: [
      `The pot is hit below floor(2^52 * ${String(stake)} / ${String(turn)}); ${String(u52)} ${hit ? 'hits' : 'does not'}.`,
    ],
    outcome: { jackpot: { stakeUnits, turnUnits, wordsBefore, u52: String(u52), hit } },
  };
}
