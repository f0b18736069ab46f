import { type Mask, maskOf } from '../arithmetic/bits.ts';
import type { Range } from '../arithmetic/tuples.ts';
import { accept, refuse, type Result } from '../refusal.ts';
import { readMask, readNumbers } from './read-numbers.ts';

type Parts<Part extends string> = Readonly<Record<Part, unknown>>;

/** Reads a selection of named parts, such as `{dan, tuo}`. Refuses: `wrong_shape`, `part_missing`. */
function readParts<Part extends string>(value: unknown, parts: readonly Part[]): Result<Parts<Part>> {
  if (!isParted(value)) return refuse('lottery.wrong_shape');
  const missing = parts.find((part) => !(part in value));
  return missing === undefined ? accept(value as Parts<Part>) : refuse('lottery.part_missing', { part: missing });
}

/** Whether a selection is made of named parts, not a list. */
export function isParted(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Bank and drag: every combination holds all of `dan` and is filled up from `tuo`. */
export type DanTuo = { readonly dan: readonly number[]; readonly tuo: readonly number[] };

/**
 * Reads `{dan, tuo}` for combinations of k numbers: 1 <= |dan| <= k - 1, |dan| + |tuo| >= k, nothing in both.
 */
export function readDanTuo(value: unknown, k: number, range: Range): Result<DanTuo> {
  const parts = readParts(value, ['dan', 'tuo']);
  if (!parts.ok) return parts;
  const dan = readNumbers(parts.value.dan, { ...range, max: k - 1 }, { part: 'dan' });
  if (!dan.ok) return dan;
  const tuo = readNumbers(parts.value.tuo, range, { part: 'tuo' });
  if (!tuo.ok) return tuo;
  if (tuo.value.some((number) => dan.value.includes(number))) return refuse('lottery.overlap', { part: 'tuo' });
  if (dan.value.length + tuo.value.length < k) return refuse('lottery.too_few', { part: 'tuo' });
  return accept({ dan: dan.value, tuo: tuo.value });
}

/** Positions and what is bet on each k of them. */
export type AtPositions<Picked> = { readonly positions: Mask; readonly picked: Picked };

const POSITIONS: Range = { low: 0, high: 4 };

/** Reads `{pos, [part]}` for plays on any k of the five positions. */
export function readAtPositions<Picked>(
  value: unknown,
  k: number,
  part: string,
  readPart: (value: unknown) => Result<Picked>,
): Result<AtPositions<Picked>> {
  const parts = readParts(value, ['pos', part]);
  if (!parts.ok) return parts;
  const positions = readMask(parts.value['pos'], { ...POSITIONS, min: k }, { part: 'pos' });
  if (!positions.ok) return positions;
  const picked = readPart(parts.value[part]);
  return picked.ok ? accept({ positions: positions.value, picked: picked.value }) : { part, ...picked };
}

/** The numbers of `{dan, tuo}` as sets. */
export function masksOf({ dan, tuo }: DanTuo): { readonly dan: Mask; readonly tuo: Mask } {
  return { dan: maskOf(dan), tuo: maskOf(tuo) };
}
