/** How a shown jackpot grows between two real figures. */
export interface GrowthRule {
  /** Whole units that are added each time, smallest and largest. */
  add: readonly [min: number, max: number];
  /** The waits in ms that one is picked from. */
  waitsMs: readonly number[];
  /** Past `max` it starts at `min` again; whole units. */
  range: readonly [min: number, max: number];
}

/** 100 to 500 every 3, 4 or 5 seconds, between 2.1 and 3 thousand million. */
export const displayGrowth: GrowthRule = {
  add: [100, 500],
  waitsMs: [3000, 4000, 5000],
  range: [2_100_000_000, 3_000_000_000],
};

/** The figure after `amount`; `random` is a number from 0 up to 1. Both are whole units as decimal strings. */
export function nextAmount(amount: string, random: number, rule: GrowthRule): string {
  const [addMin, addMax] = rule.add;
  const [rangeMin, rangeMax] = rule.range;
  const grown = Number(amount) + addMin + Math.floor(random * (addMax - addMin + 1));
  return String(grown > rangeMax ? rangeMin + (grown - rangeMax) : grown);
}

/** The wait before the next figure, in ms. */
export function nextWaitMs(random: number, rule: GrowthRule): number {
  return rule.waitsMs[Math.floor(random * rule.waitsMs.length)] ?? 5000;
}
