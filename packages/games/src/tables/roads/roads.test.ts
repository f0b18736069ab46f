import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beadRoad, bigRoad, derivedMarks, derivedRoad, marksIfNext, ROW_COUNT, streaksOf } from './index.ts';

type Result = 'player' | 'banker' | 'tie';
const letters: Readonly<Record<string, Result>> = { P: 'player', B: 'banker', T: 'tie' };
const read = (text: string): Result[] => Array.from(text, (letter) => letters[letter] as Result);
const marks = (text: string, road: 'bigEye' | 'small' | 'cockroach'): string =>
  derivedMarks(read(text), road)
    .map((mark) => mark[0])
    .join('');
const results = fc.array(fc.constantFrom<Result>('player', 'banker', 'tie'), { maxLength: 120 });
const places = (cells: readonly { column: number; row: number }[]): string[] =>
  cells.map(({ column, row }) => `${String(column)}.${String(row)}`);

describe('bead road', () => {
  it('goes down six rows and on to the next column, ties included', () => {
    expect(places(beadRoad(read('BPTBPBB')))).toEqual(['0.0', '0.1', '0.2', '0.3', '0.4', '0.5', '1.0']);
  });
});

describe('big road', () => {
  it('starts a column with every change of side and marks ties on the round before', () => {
    const cells = bigRoad(read('BBTPTTB'));
    expect(places(cells)).toEqual(['0.0', '0.1', '1.0', '2.0']);
    expect(cells.map(({ round, ties, side }) => [round, ties, side])).toEqual([
      [0, 0, 'banker'],
      [1, 1, 'banker'],
      [3, 2, 'player'],
      [6, 0, 'banker'],
    ]);
  });

  it('keeps ties that come before any winner', () => {
    expect(streaksOf(read('TTB')).tiesBefore).toBe(2);
    expect(bigRoad(read('TT'))).toEqual([]);
  });

  it('turns to the right at the bottom and above the tail of another streak', () => {
    // Eight bankers: six down, two along the bottom. Seven players: five down, then along the tail's upper side.
    const cells = bigRoad(read(`${'B'.repeat(8)}${'P'.repeat(7)}`));
    expect(places(cells).slice(6, 8)).toEqual(['1.5', '2.5']);
    expect(places(cells).slice(8)).toEqual(['1.0', '1.1', '1.2', '1.3', '1.4', '2.4', '3.4']);
  });

  it('never puts two rounds on one place, and every winner once', () => {
    fc.assert(
      fc.property(results, (list) => {
        const cells = bigRoad(list);
        expect(new Set(places(cells)).size).toBe(cells.length);
        expect(cells.every(({ row }) => row < ROW_COUNT)).toBe(true);
        expect(cells.map(({ round }) => round)).toEqual([...list.keys()].filter((round) => list[round] !== 'tie'));
        const unmarked = streaksOf(list).tiesBefore;
        expect(cells.reduce((sum, { ties }) => sum + ties, unmarked)).toBe(list.filter((one) => one === 'tie').length);
      }),
    );
  });
});

describe('derived roads', () => {
  it('begin at the second round of the second, third and fourth column, or on top of the next', () => {
    expect(['BP', 'BPP', 'BPB'].map((text) => marks(text, 'bigEye').length)).toEqual([0, 1, 1]);
    expect(['BPB', 'BPBB', 'BPBP'].map((text) => marks(text, 'small').length)).toEqual([0, 1, 1]);
    expect(['BPBP', 'BPBPP', 'BPBPB'].map((text) => marks(text, 'cockroach').length)).toEqual([0, 1, 1]);
  });

  it('are red while the big road repeats itself', () => {
    expect(marks('BPBPBPBP', 'bigEye')).toBe('rrrrrr');
    expect(marks('BBPPBBPPBBPP', 'bigEye')).toMatch(/^r+$/);
    expect(marks('BBPPBBPPBBPP', 'cockroach')).toMatch(/^r+$/);
  });

  it('are blue just below the end of the compared column and red again further down', () => {
    // Columns 1 and 4: the second round of column two lies below the end of column one, the others below that.
    expect(marks('BPPPP', 'bigEye')).toBe('brr');
    // Columns 2, 1, then a new one: the last two columns differ in length.
    expect(marks('BBPB', 'bigEye')).toBe('b');
    // Columns 3, 2, 1, ...: side by side is red.
    expect(marks('BBBPPB', 'bigEye')).toBe('rb');
  });

  it('look two and three columns back', () => {
    // Columns 2, 1, 2, 2: small compares column three with column one, and on top of column four column three with column one.
    expect(marks('BBPBBPP', 'small')).toBe('rrb');
    // Columns 1, 1, 1, 3: cockroach compares column four with column one.
    expect(marks('BPBPPP', 'cockroach')).toBe('br');
  });

  it('ignore ties', () => {
    fc.assert(
      fc.property(results, fc.constantFrom('bigEye' as const, 'small' as const, 'cockroach' as const), (list, road) => {
        expect(derivedMarks(list, road)).toEqual(
          derivedMarks(
            list.filter((one) => one !== 'tie'),
            road,
          ),
        );
      }),
    );
  });

  it('are the same for both sides exchanged', () => {
    const other: Readonly<Record<Result, Result>> = { player: 'banker', banker: 'player', tie: 'tie' };
    fc.assert(
      fc.property(results, (list) => {
        for (const road of ['bigEye', 'small', 'cockroach'] as const) {
          expect(
            derivedRoad(
              list.map((one) => other[one]),
              road,
            ),
          ).toEqual(derivedRoad(list, road));
        }
      }),
    );
  });

  it('are laid out in streaks of one colour', () => {
    const cells = derivedRoad(read('BPBPBBPB'), 'bigEye');
    expect(cells.map(({ mark }) => mark[0]).join('')).toBe(marks('BPBPBBPB', 'bigEye'));
    expect(places(cells)).toEqual(['0.0', '0.1', '0.2', '1.0', '1.1', '1.2']);
  });

  it('tell what the next round would be marked with', () => {
    expect(marksIfNext(read('BPBPBP'), 'banker' as Result)).toEqual({ bigEye: 'red', small: 'red', cockroach: 'red' });
    expect(marksIfNext(read('BP'), 'player' as Result)).toEqual({
      bigEye: 'blue',
      small: undefined,
      cockroach: undefined,
    });
  });
});
