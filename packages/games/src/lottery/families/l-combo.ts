import { choose } from '../arithmetic/choose.ts';
import type { LhcDraw } from '../draw.ts';
import type { Counting, Settling } from '../family.ts';
import { ONE, plus, ratio, ZERO } from '../odds/fraction.ts';
import { type Tier, tier } from '../odds/tier.ts';
import type { FamilyParams, LinkedMode } from '../play.ts';
import { accept, type Result } from '../refusal.ts';
import { readNumbers } from '../selection/read-numbers.ts';
import { type DanTuo, isParted, readDanTuo } from '../selection/read-parts.ts';
import { chanceOfFall, eachFall, fallOf } from './composition.ts';

type Params = FamilyParams['l.combo'];

const BALLS = { low: 1, high: 49 };
const NO_DAN: readonly number[] = [];

/** Linked numbers: each k-subset of the numbers, or of bank and drag, is a unit bet. */
export const linkedNumbers: Counting<Params, DanTuo> = {
  read: (selection, { k }): Result<DanTuo> => {
    if (isParted(selection)) return readDanTuo(selection, k, BALLS);
    const numbers = readNumbers(selection, { ...BALLS, min: k });
    return numbers.ok ? accept({ dan: NO_DAN, tuo: numbers.value }) : numbers;
  },
  count: ({ dan, tuo }, { k }) => choose(tuo.length, k - dan.length),
};

/** The tier of k numbers of which so many are regular and special balls. */
type Judge = (regular: number, special: number, k: number) => string | undefined;

const winWhen =
  (isHit: (regular: number, special: number, k: number) => boolean): Judge =>
  (regular, special, k) =>
    isHit(regular, special, k) ? 'win' : undefined;

const JUDGES: Readonly<Record<LinkedMode, Judge>> = {
  all: winWhen((regular, _, k) => regular === k),
  // The special ball is ignored here: a number that is special counts as not drawn.
  '3of2': (regular) => (regular === 3 ? 'h3' : regular === 2 ? 'h2' : undefined),
  '2sp': (regular, special) => (regular === 2 ? 'h2' : regular === 1 && special === 1 ? 'hs' : undefined),
  ts: winWhen((regular, special) => regular === 1 && special === 1),
  none: winWhen((regular, special) => regular + special === 0),
  one: winWhen((regular, special) => regular + special === 1),
};

/** The part of the return that each tier of a mode with two prizes pays. */
const SHARES: Readonly<Partial<Record<LinkedMode, Readonly<Record<string, Tier['share']>>>>> = {
  '3of2': { h3: ratio(3, 20), h2: ratio(17, 20) },
  '2sp': { h2: ratio(4, 5), hs: ratio(1, 5) },
};

export const linkedNumbersSettling: Settling<Params, DanTuo, LhcDraw> = {
  wins: ({ dan, tuo }, { n }, { k, mode }) => {
    const regular = n.slice(0, 6);
    const special = n[6] as number;
    const wins: Record<string, number> = {};
    eachFall(k, fallOf(dan, regular, special), fallOf(tuo, regular, special), (hits, specials, combinations) => {
      const id = JUDGES[mode](hits, specials, k);
      if (id !== undefined) wins[id] = (wins[id] ?? 0) + combinations;
    });
    return wins;
  },
  tiers: ({ k, mode }) => {
    const ways = new Map<string, Tier['hits']>();
    for (let regular = 0; regular <= Math.min(k, 6); regular += 1) {
      for (let special = 0; special <= Math.min(k - regular, 1); special += 1) {
        const id = JUDGES[mode](regular, special, k);
        if (id !== undefined) ways.set(id, plus(ways.get(id) ?? ZERO, chanceOfFall(k, regular, special)));
      }
    }
    return [...ways].map(([id, hits]) => tier(id, hits, { share: SHARES[mode]?.[id] ?? ONE }));
  },
};
