import { isWithin, type Mask, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, type Settling, winIf } from '../family.ts';
import { outcomes } from '../odds/chances.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { GroupParams } from '../play.ts';
import { readEachRow, type Rows } from '../selection/read-rows.ts';
import { readMask } from '../selection/read-numbers.ts';
import { tally } from './tally.ts';

/**
 * Multisets in any order: one set for each multiplicity. `rows` says `[multiplicity, count]`, so group 60 of five digits,
 * [[2, 1], [1, 3]], is one digit that shows twice and three others that show once.
 */
export const group: Counting<GroupParams, Rows> = {
  read: (selection, { low, high, rows }) =>
    readEachRow(selection, rows.length, (row, index) => readMask(row, { low, high }, { row: index })),
  count: (picked, { rows: [first, second] }) => {
    const [a = 0, b = 0] = picked;
    const [, countA] = first as readonly [number, number];
    if (second === undefined) return choose(sizeOf(a), countA);
    // Of the choices from row a, those that take j numbers shared with row b leave |b| - j for it.
    const shared = sizeOf(a & b);
    let bets = 0;
    for (let taken = 0; taken <= Math.min(shared, countA); taken += 1) {
      const choices = choose(shared, taken) * choose(sizeOf(a) - shared, countA - taken);
      bets += choices * choose(sizeOf(b) - taken, second[1]);
    }
    return bets;
  },
};

/** How many orders a multiset has: k! over the product of the factorials of its multiplicities. */
function ordersOf(rows: GroupParams['rows']): number {
  let orders = 1;
  let left = rows.reduce((places, [multiplicity, count]) => places + multiplicity * count, 0);
  for (const [multiplicity, count] of rows) {
    for (let number = 0; number < count; number += 1) {
      orders *= choose(left, multiplicity);
      left -= multiplicity;
    }
  }
  return orders;
}

function showsExactly(shown: Mask, count: number, row: Mask): boolean {
  return sizeOf(shown) === count && isWithin(shown, row);
}

/** The numbers that show m times are as many as the row of multiplicity m asks for, and all in it. */
export const groupSettling: Settling<GroupParams, Rows, Numbers> = {
  wins: (picked, draw, { positions, rows }) => {
    const shown = tally(draw, positions);
    return winIf(
      rows.every(([multiplicity, count], row) =>
        showsExactly(shown[multiplicity] as number, count, picked[row] as number),
      ),
    );
  },
  tiers: (params) => [
    tier('win', ratio(ordersOf(params.rows), outcomes({ ...params, places: params.positions.length }))),
  ],
};
