import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Cell, evenCells, looksRight } from '../../testing/chi-square.ts';
import { createStream, type Stream } from './index.ts';

/** Seeds that nobody chose for their result: hashes of the numbers 0 to 39. */
const seeds = Array.from({ length: 40 }, (_, place) =>
  createHash('sha256')
    .update(`battery ${String(place)}`)
    .digest('hex'),
);
/** At 99 % one of a hundred fails by chance; of 40 independent ones more than three fail once in 1,500 times. */
const FAILURES_MAX = 3;
/** 99 % of a normal distribution lies within. */
const BOUND = 2.576;
const DRAWS = 10_000;

function expectMostToPass(test: (stream: Stream) => boolean): void {
  const failures = seeds.filter((seed) => !test(createStream(seed, 'battery:luna:0')));
  expect(failures.length).toBeLessThanOrEqual(FAILURES_MAX);
}

const times = <Value>(count: number, read: () => Value): Value[] => Array.from({ length: count }, read);

/** P(all `kinds` have come within n draws), by inclusion and exclusion. */
function collectedBy(kinds: number, draws: number): number {
  let sum = 0;
  let choose = 1;
  for (let missing = 0; missing <= kinds; missing += 1) {
    sum += (missing % 2 === 0 ? choose : -choose) * (1 - missing / kinds) ** draws;
    choose = (choose * (kinds - missing)) / (missing + 1);
  }
  return sum;
}

function drawsToCollect(stream: Stream, kinds: number): number {
  const seen = new Set<number>();
  let draws = 0;
  for (; seen.size < kinds; draws += 1) seen.add(stream.uniform(kinds));
  return draws;
}

/** Upper ends of the classes of lengths that a collection of ten may need; the last class is open. */
const LENGTHS = [14, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 30, 32, 34, 36, 39, 43, 50];

function couponCells(lengths: readonly number[]): Cell[] {
  const bounds = [0, ...LENGTHS, Number.POSITIVE_INFINITY];
  return bounds.slice(1).map((high, place) => {
    const low = bounds[place] as number;
    const share =
      (high === Number.POSITIVE_INFINITY ? 1 : collectedBy(10, high)) - (low === 0 ? 0 : collectedBy(10, low));
    return {
      seen: lengths.filter((length) => length > low && length <= high).length,
      expected: share * lengths.length,
    };
  });
}

describe('draws of 40 fixed seeds pass at 99 %', () => {
  it.each([10, 37, 100])('chi-square of uniform(%s)', (n) => {
    expectMostToPass((stream) =>
      looksRight(
        evenCells(
          times(DRAWS, () => stream.uniform(n)),
          n,
        ),
      ),
    );
  });

  it('serial: each pair of neighbouring digits is equally likely', () => {
    expectMostToPass((stream) =>
      looksRight(
        evenCells(
          times(DRAWS, () => stream.uniform(10) * 10 + stream.uniform(10)),
          100,
        ),
      ),
    );
  });

  it('serial: neighbouring words do not correlate', () => {
    expectMostToPass((stream) => {
      const words = times(DRAWS, () => stream.word() / 2 ** 32 - 0.5);
      const products = words.slice(1).reduce((sum, word, place) => sum + word * (words[place] as number), 0);
      // The mean of the product of two independent ones has the variance (1/12)^2 / n.
      return Math.abs(products / (DRAWS - 1)) * 12 * Math.sqrt(DRAWS - 1) <= BOUND;
    });
  });

  it('runs: as many changes between high and low words as chance makes (Wald and Wolfowitz)', () => {
    expectMostToPass((stream) => {
      const high = times(DRAWS, () => stream.uniform(2) === 1);
      const ones = high.filter(Boolean).length;
      const zeros = DRAWS - ones;
      const runs = 1 + high.slice(1).filter((bit, place) => bit !== high[place]).length;
      const mean = (2 * ones * zeros) / DRAWS + 1;
      const variance = ((mean - 1) * (mean - 2)) / (DRAWS - 1);
      return Math.abs(runs - mean) / Math.sqrt(variance) <= BOUND;
    });
  });

  it('runs: as many rises and falls as chance makes', () => {
    expectMostToPass((stream) => {
      const words = times(DRAWS, stream.word);
      const rises = words.slice(1).map((word, place) => word > (words[place] as number));
      const runs = 1 + rises.slice(1).filter((rise, place) => rise !== rises[place]).length;
      // Levene and Wolfowitz: the mean is (2n - 1) / 3, the variance (16n - 29) / 90.
      return Math.abs(runs - (2 * DRAWS - 1) / 3) / Math.sqrt((16 * DRAWS - 29) / 90) <= BOUND;
    });
  });

  it('coupon collector: collections of ten digits are as long as they should be', () => {
    expectMostToPass((stream) => looksRight(couponCells(times(2_000, () => drawsToCollect(stream, 10)))));
  });

  it('shuffles: all 24 orders of four cards are equally likely', () => {
    expectMostToPass((stream) => {
      const orders = times(DRAWS, () => {
        const [a = 0, b = 0, c = 0] = stream.draw([0, 1, 2, 3], 4);
        // The place of each card among those that are left: a number of 0..23.
        return a * 6 + (b - Number(b > a)) * 2 + (c - Number(c > a) - Number(c > b));
      });
      return looksRight(evenCells(orders, 24));
    });
  });

  it('weights: each index wins as often as its weight says', () => {
    const weights = [5, 1, 10, 4];
    expectMostToPass((stream) => {
      const indexes = times(DRAWS, () => stream.weighted(weights));
      const cells = weights.map((weight, index) => ({
        seen: indexes.filter((one) => one === index).length,
        expected: (DRAWS * weight) / 20,
      }));
      return looksRight(cells);
    });
  });

  it('52 bits: the highest and the lowest six are even', () => {
    expectMostToPass((stream) =>
      looksRight(
        evenCells(
          times(DRAWS, () => Math.floor(stream.u52() / 2 ** 46)),
          64,
        ),
      ),
    );
    expectMostToPass((stream) =>
      looksRight(
        evenCells(
          times(DRAWS, () => stream.u52() % 64),
          64,
        ),
      ),
    );
  });

  it('rounds: first words of successive nonces are even, and those of successive shared rounds too', () => {
    for (const prefix of ['dice:luna', 'crash:T1-salt']) {
      const failures = seeds.filter((seed) => {
        const first = Array.from({ length: 2_000 }, (_, round) =>
          createStream(seed, `${prefix}:${String(round)}`).uniform(10),
        );
        return !looksRight(evenCells(first, 10));
      });
      expect(failures.length).toBeLessThanOrEqual(FAILURES_MAX);
    }
  });

  it('would notice a generator that gives one digit twice as often', () => {
    const unnoticed = seeds.filter((seed) => {
      const stream = createStream(seed, 'battery:luna:0');
      return looksRight(
        evenCells(
          times(DRAWS, () => stream.uniform(11) % 10),
          10,
        ),
      );
    });
    expect(unnoticed).toEqual([]);
  });
});
