import type { Stream } from '../fairness/index.ts';
import { KINDS, type Kind } from './kinds.ts';

/** What became of a resolved bullet. `multiplier` is 0 when the fish swims on. */
export type Shot = { readonly captured: boolean; readonly multiplier: number };

/** A shot, or that there is no such fish. */
export type ShotResult = ({ readonly ok: true } & Shot) | { readonly ok: false; readonly code: 'fish.unknown_fish' };

/**
 * Resolves one bullet on one fish. The first word of the bullet's own round decides, so neither history nor other
 * players nor the choice of the target matter; only specials draw their multiplier after it.
 */
export function resolveShot(stream: Pick<Stream, 'word' | 'weighted'>, kindId: string): ShotResult {
  const kind = KINDS.get(kindId);
  if (kind === undefined) return { ok: false, code: 'fish.unknown_fish' };
  if (stream.word() >= kind.threshold) return { ok: true, captured: false, multiplier: 0 };
  return { ok: true, captured: true, multiplier: drawMultiplier(stream, kind) };
}

function drawMultiplier(stream: Pick<Stream, 'weighted'>, { multipliers }: Kind): number {
  const [only] = multipliers;
  if (multipliers.length === 1 && only !== undefined) return only.times;
  return multipliers[stream.weighted(multipliers.map(({ weight }) => weight))]?.times ?? 0;
}

/** What a shot pays: the bullet times its multiplier, in the ledger units of the bullet. */
export function payout(bullet: bigint, { multiplier }: Shot): bigint {
  return bullet * BigInt(multiplier);
}
