import type { PrizeDraw } from '../draw.ts';
import type { Counting, Settling } from '../family.ts';
import type { FamilyParams } from '../play.ts';
import { accept, refuse } from '../refusal.ts';
import { readNumerals } from '../selection/read-numerals.ts';
import { fourdTiers, fourdWins } from './fourd.ts';

type Params = FamilyParams['fourd.roll'];

/** One pattern with one R, such as `5R90`: ten bets, R being each of 0..9. */
export const fourdRoll: Counting<Params, string> = {
  read: (selection) => {
    const patterns = readNumerals(selection, { digits: 4, rolls: true });
    if (!patterns.ok) return patterns;
    const [pattern = '', ...others] = patterns.value;
    if (others.includes(pattern)) return refuse('lottery.duplicate', { entry: 1 });
    if (others.length > 0) return refuse('lottery.too_many', { entry: 1 });
    const rolls = pattern.split('R').length - 1;
    if (rolls === 1) return accept(pattern);
    return refuse(rolls === 0 ? 'lottery.too_few' : 'lottery.too_many', { entry: 0, part: 'R' });
  },
  count: () => 10,
};

/** A drawn number is hit when it equals the pattern everywhere but at the R. */
export const fourdRollSettling: Settling<Params, string, PrizeDraw> = {
  wins: (pattern, draw, { source }) => {
    const place = pattern.indexOf('R');
    const [before, after] = [pattern.slice(0, place), pattern.slice(place + 1)];
    return fourdWins(draw, source, (prize) => (prize.startsWith(before) && prize.endsWith(after) ? 1 : 0));
  },
  tiers: fourdTiers,
};
