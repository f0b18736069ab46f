import { type Mask, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import type { LhcDraw } from '../draw.ts';
import type { Counting, Settling } from '../family.ts';
import { ZODIACS, zodiacOf } from '../lhc/zodiac.ts';
import type { FamilyParams } from '../play.ts';
import { accept } from '../refusal.ts';
import { readOptions } from '../selection/read-options.ts';
import { linkedTiers, linkedWins } from './linked-kinds.ts';

type Params = FamilyParams['l.zodk'];

/** Each k-subset of the zodiacs is a unit bet that all of them occur among the seven balls. */
export const linkedZodiacs: Counting<Params, Mask> = {
  read: (selection, { k }) => {
    const zodiacs = readOptions(selection, ZODIACS, { min: k });
    if (!zodiacs.ok) return zodiacs;
    return accept(zodiacs.value.reduce((mask, zodiac) => mask | (1 << ZODIACS.indexOf(zodiac as never)), 0));
  },
  count: (zodiacs, { k }) => choose(sizeOf(zodiacs), k),
};

/** Tier `y` when the subset holds the animal of the year (5 numbers), `n` otherwise (4 numbers each). */
export const linkedZodiacsSettling: Settling<Params, Mask, LhcDraw> = {
  wins: (zodiacs, { n, yz }, { k }) => {
    let drawn = 0;
    for (const ball of n) drawn |= 1 << ZODIACS.indexOf(zodiacOf(ball, yz));
    return linkedWins(zodiacs, drawn, k, { id: 'y', kind: ZODIACS.indexOf(yz) });
  },
  tiers: ({ k }) => linkedTiers(k, 4, { id: 'y', size: 5 }),
};
