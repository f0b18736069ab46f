import { createHash, createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCases } from '../../testing/read-cases.ts';
import {
  createServerSeed,
  createStream,
  createWords,
  hashServerSeed,
  isClientSeed,
  lotteryContext,
  roundContext,
  sharedContext,
} from './index.ts';

type Row = {
  serverSeed: string;
  hash: string;
  context: string;
  words: number[];
  uniformN: number[];
  uniform: number[];
  wordsUsed: number;
  u52: string[];
  shuffle52: number[];
};
const cases = readCases<Row>('pf');

const seedHex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

describe.each(cases)('published case $context', (row) => {
  it('commits to the raw bytes of the server seed', () => {
    expect(hashServerSeed(row.serverSeed)).toBe(row.hash);
  });

  it('reads the same words', () => {
    const words = createWords(row.serverSeed, row.context);
    expect(row.words.map(() => words.next())).toEqual(row.words);
  });

  it('draws the same uniform numbers from the same count of words', () => {
    const stream = createStream(row.serverSeed, row.context);
    expect(row.uniformN.map((n) => stream.uniform(n))).toEqual(row.uniform);
    expect(stream.wordsUsed()).toBe(row.wordsUsed);
  });

  it('draws the same 52-bit numbers', () => {
    const stream = createStream(row.serverSeed, row.context);
    expect(row.u52.map(() => String(stream.u52()))).toEqual(row.u52);
  });

  it('shuffles 52 cards the same way', () => {
    const deck = Array.from({ length: 52 }, (_, card) => card);
    expect(createStream(row.serverSeed, row.context).draw(deck, 52)).toEqual(row.shuffle52);
  });
});

describe('words', () => {
  it('are those of the HMAC and SHA-256 of node:crypto for any seed and context', () => {
    fc.assert(
      fc.property(seedHex, fc.string({ unit: 'grapheme' }), fc.nat(40), (seed, context, index) => {
        const words = createWords(seed, context);
        for (let skipped = 0; skipped < index; skipped += 1) words.next();
        const block = createHmac('sha256', Buffer.from(seed, 'hex'))
          .update(`${context}:${String(Math.floor(index / 8))}`)
          .digest();
        expect(words.next()).toBe(block.readUInt32BE((index % 8) * 4));
        expect(hashServerSeed(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
      }),
    );
  });
});

describe('stream', () => {
  it('keeps every uniform number below its range', () => {
    fc.assert(
      fc.property(seedHex, fc.integer({ min: 1, max: 2 ** 32 - 1 }), (seed, n) => {
        const value = createStream(seed, 'range').uniform(n);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(n);
      }),
    );
  });

  it('consumes a word even when there is nothing to choose', () => {
    const stream = createStream('00'.repeat(32), 'one');
    expect(stream.uniform(1)).toBe(0);
    expect(stream.wordsUsed()).toBe(1);
  });

  it('draws distinct items of the list and leaves the list as it was', () => {
    fc.assert(
      fc.property(
        seedHex,
        fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 30 }),
        fc.nat(29),
        (seed, list, wanted) => {
          const before = [...list];
          const count = Math.min(wanted, list.length);
          const drawn = createStream(seed, 'draw').draw(list, count);
          expect(new Set(drawn).size).toBe(count);
          expect(drawn.every((item) => list.includes(item))).toBe(true);
          expect(list).toEqual(before);
        },
      ),
    );
  });

  it('never lets a weight of nought win', () => {
    fc.assert(
      fc.property(seedHex, fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }), (seed, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        expect(weights[createStream(seed, 'weights').weighted(weights)]).toBeGreaterThan(0);
      }),
    );
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1])('refuses a range of %s', (n) => {
    expect(() => createStream('00'.repeat(32), 'x').uniform(n)).toThrow(RangeError);
  });
});

describe('seeds and contexts', () => {
  it('commits a new seed to its own hash', () => {
    const { seed, hash } = createServerSeed(randomBytes);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(hashServerSeed(seed)).toBe(hash);
  });

  it.each([
    ['a', true],
    ['A-z_9', true],
    ['x'.repeat(64), true],
    ['', false],
    ['x'.repeat(65), false],
    ['a:b', false],
    ['ñ', false],
  ])('judges the client seed %j as %s', (text, allowed) => {
    expect(isClientSeed(text)).toBe(allowed);
  });

  it('joins game, client seed and nonce with colons', () => {
    expect(roundContext({ game: 'rayo-777', clientSeed: 'luna', nonce: 12 })).toBe('rayo-777:luna:12');
  });

  it('names shared rounds by their table and draws by their issue', () => {
    expect(sharedContext({ game: 'baccarat', tableId: 'T1-000abc', roundId: '88' })).toBe('baccarat:T1-000abc:88');
    expect(lotteryContext({ gameCode: 'ssc', issue: '20260101-0001' })).toBe('ssc:20260101-0001');
  });

  it('refuses a colon inside a table, a round or an issue', () => {
    expect(() => sharedContext({ game: 'g', tableId: 'a:b', roundId: '1' })).toThrow(RangeError);
    expect(() => sharedContext({ game: 'g', tableId: 'a', roundId: '1:2' })).toThrow(RangeError);
    expect(() => lotteryContext({ gameCode: 'ssc', issue: '1:2' })).toThrow(RangeError);
  });

  it.each([
    { game: 'a:b', clientSeed: 'c', nonce: 0 },
    { game: 'a', clientSeed: 'b:c', nonce: 0 },
    { game: 'a', clientSeed: 'b', nonce: -1 },
    { game: 'a', clientSeed: 'b', nonce: 0.5 },
  ])('refuses the ambiguous context $game $clientSeed $nonce', (round) => {
    expect(() => roundContext(round)).toThrow(RangeError);
  });
});
