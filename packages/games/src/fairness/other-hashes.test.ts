import { createHmac, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCases } from '../../testing/read-cases.ts';
import { createStream, createWords, playWithWebCrypto, type Stream } from './index.ts';
import type { HashKeying } from './primitive.ts';

type Row = { serverSeed: string; context: string; words: number[]; uniformN: number[]; shuffle52: number[] };
const cases = readCases<Row>('pf');
const nodeHash: HashKeying = (key) => (message) => createHmac('sha256', key).update(message).digest();
const deck = Array.from({ length: 52 }, (_, card) => card);

function everything(stream: Stream, row: Row): unknown {
  return [
    stream.word(),
    row.uniformN.map((n) => stream.uniform(n)),
    [stream.u52(), stream.u52()],
    stream.draw(deck, 52),
    stream.weighted([3, 0, 5, 2]),
    stream.wordsUsed(),
  ];
}

describe.each(cases)('case $context', (row) => {
  it('has the same words by the hash of Node', () => {
    const words = createWords(row.serverSeed, row.context, nodeHash);
    expect(row.words.map(() => words.next())).toEqual(row.words);
  });

  it('has the same draws by WebCrypto', async () => {
    const play = (stream: Stream): unknown => everything(stream, row);
    expect(await playWithWebCrypto(webcrypto.subtle, row, play)).toEqual(
      play(createStream(row.serverSeed, row.context)),
    );
    expect(await playWithWebCrypto(webcrypto.subtle, row, (stream) => stream.draw(deck, 52))).toEqual(row.shuffle52);
  });
});

describe('playing with WebCrypto', () => {
  const round = { serverSeed: '07'.repeat(32), context: 'long:round:0' };

  it('fetches as many blocks as a long round needs', async () => {
    const thousand = (stream: Stream): number[] => Array.from({ length: 1000 }, () => stream.word());
    expect(await playWithWebCrypto(webcrypto.subtle, round, thousand)).toEqual(
      thousand(createStream(round.serverSeed, round.context)),
    );
  });

  it('passes on what goes wrong in the game itself', async () => {
    await expect(playWithWebCrypto(webcrypto.subtle, round, (stream) => stream.uniform(0))).rejects.toThrow(RangeError);
  });
});
