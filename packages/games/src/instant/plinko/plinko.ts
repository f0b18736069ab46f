import type { Stream } from '../../fairness/index.ts';
import type { Multiplier } from '../payout.ts';

/** How many rows a board may have. */
export const ROWS = [8, 12, 16] as const;
export type Rows = (typeof ROWS)[number];

/** How far the buckets of a board pay apart. */
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** What a bucket pays, in tenths of the stake, from the edge to the middle; the other side mirrors it. */
const HALVES: Readonly<Record<Rows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [48, 24, 11, 8, 7],
    medium: [160, 37, 13, 5, 4],
    high: [340, 47, 9, 3, 3],
  },
  12: {
    low: [67, 40, 26, 14, 10, 8, 7],
    medium: [370, 120, 48, 21, 9, 5, 4],
    high: [1370, 310, 70, 19, 7, 2, 2],
  },
  16: {
    low: [71, 45, 30, 19, 15, 12, 10, 8, 8],
    medium: [760, 310, 130, 59, 28, 15, 8, 5, 4],
    high: [4460, 1190, 320, 100, 37, 13, 5, 2, 2],
  },
};

/** Names these rules in stored rounds; it changes when a multiplier changes. */
export const RULES_VERSION = 'plinko-1';

const TENTHS = 10;
const TOP_BIT = 2 ** 31;

/** What each bucket pays, from the left to the right. */
export function bucketsOf(rows: Rows, risk: Risk): readonly Multiplier[] {
  const half = HALVES[rows][risk];
  return [...half, ...half.toReversed().slice(1)].map((parts) => ({ parts, of: TENTHS }));
}

/** One way of a ball: 0 to the left and 1 to the right at every row, and the bucket it ends in. */
export type Drop = { readonly path: readonly (0 | 1)[]; readonly bucket: number };

/** Lets a ball fall: one word for each row, of which the top bit says where it goes. */
export function drop(stream: Pick<Stream, 'word'>, rows: Rows): Drop {
  const path = Array.from({ length: rows }, (): 0 | 1 => (stream.word() >= TOP_BIT ? 1 : 0));
  return { path, bucket: path.filter((way) => way === 1).length };
}

/** What a bet on so many rows and such a risk gets in a bucket, or why there is no such game. */
export function multiplierIn(
  { rows, risk }: { readonly rows: number; readonly risk: string },
  bucket: number,
):
  | { readonly ok: true; readonly multiplier: Multiplier }
  | { readonly ok: false; readonly code: 'plinko.unknown_board' | 'plinko.unknown_bucket' } {
  if (!isBoard(rows, risk)) return { ok: false, code: 'plinko.unknown_board' };
  const multiplier = bucketsOf(rows as Rows, risk as Risk)[bucket];
  return multiplier === undefined ? { ok: false, code: 'plinko.unknown_bucket' } : { ok: true, multiplier };
}

/** Whether there is a board of so many rows and such a risk. */
export function isBoard(rows: number, risk: string): boolean {
  return (ROWS as readonly number[]).includes(rows) && (RISKS as readonly string[]).includes(risk);
}
