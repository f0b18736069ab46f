import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPragmaticTold } from './pragmatic-feed-rows.ts';

const time = 'timepoint=1795262400000';
const names = 'playerID,extPlayerID,gameID,playSessionID,timestamp,referenceID,type,amount,currency,status';
const line = '7,ana,vs20fruit,66522,1795262100000,r1,B,10.00,MXN,S';
const answer = (...lines: string[]) => [time, names, ...lines, ''].join('\n');
const told = (...lines: string[]) => readPragmaticTold(answer(...lines))?.transactions;

describe('an answer of the transactions feed', () => {
  test('says how far it reaches, also when nothing happened', () => {
    expect(readPragmaticTold(answer())).toEqual({ timepoint: 1_795_262_400_000, transactions: [] });
  });

  test('is read by the names of its columns, in whatever order and with whatever else', () => {
    const text = `${time}\r\nbalance,currency,amount,type,referenceID,timestamp,extPlayerID\r\n5,MXN,1.00,W,r2,2026-11-21 10:00:00,"ana"\r\n`;
    const at = '2026-11-21T10:00:00.000Z';
    expect(readPragmaticTold(text)?.transactions).toEqual([
      { type: 'win', txId: 'r2', playerRef: 'ana', amount: '1.00', currency: 'MXN', state: 'done', at },
    ]);
  });

  test('names by a refund the bet that it is of', () => {
    expect(told(line.replace(',B,', ',R,'))).toMatchObject([
      { type: 'rollback', txId: 'refund:r1', betTxId: 'r1', state: 'done' },
    ]);
  });

  test.each([
    ['a line is shorter', line.slice(0, -2)],
    ['a line is longer', `${line},x`],
    ['a letter is unknown', line.replace(',B,', ',C,')],
    ['a status is unknown', line.replace(/S$/, 'X')],
    ['a status is missing', line.replace(/S$/, '')],
    ['a time is none', line.replace('1795262100000', '2026-13-45 10:00:00')],
    ['a time is in seconds', line.replace('1795262100000', '1795262100')],
    ['a transaction has no name', line.replace('r1', '')],
    ['a player has no name', line.replace('ana', '')],
    ['a name is longer than any', line.replace('r1', 'r'.repeat(129))],
    ['a quote stays open', `"${line}`],
  ])('is not believed when %s, whatever else is right', (_what, wrong) => {
    expect(told(line, wrong, line)).toBeUndefined();
  });

  test.each(['', time, `${time}\n`, 'timepoint=17952624\n', `${names}\n${line}`, `${time}\n${names.slice(0, -20)}\n`])(
    'is not believed when it begins otherwise: %j',
    (text) => {
      expect(readPragmaticTold(text)).toBeUndefined();
    },
  );

  test('that was cut anywhere tells whole lines of it, or is not believed', () => {
    const lines = Array.from({ length: 5 }, (_, index) => line.replace('r1', `r${index}`));
    const whole = answer(...lines);
    const all = told(...lines) ?? [];
    fc.assert(
      fc.property(fc.nat(whole.length), (end) => {
        const { transactions = [] } = readPragmaticTold(whole.slice(0, end)) ?? {};
        expect(transactions).toEqual(all.slice(0, transactions.length));
      }),
      { numRuns: 500 },
    );
  });
});
