/** Stretches of a site's calendar: a day, a week from Monday, a month. */
const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** What a limit with a period measures: money paid in, money lost, money staked. */
const measures = ['deposit', 'loss', 'wager'] as const;
export type Measure = (typeof measures)[number];

/**
 * The limits that a member, or a site for all its members, can set. `stake` is of one bet, `session` the minutes since
 * login during which bets are taken, `reality_check` the minutes after which the member is asked to look up.
 */
export const limitNames = [
  ...measures.flatMap((measure) => limitPeriods.map((period) => `${measure}_${period}` as const)),
  'stake',
  'session',
  'reality_check',
] as const;
export type LimitName = (typeof limitNames)[number];

/** What a limit with a period measures in which period; null for those without one. */
export function measuredBy(name: LimitName): { measure: Measure; period: LimitPeriod } | null {
  for (const measure of measures) {
    for (const period of limitPeriods) if (name === `${measure}_${period}`) return { measure, period };
  }
  return null;
}

/** Whether the value of a limit counts money (ledger units) or minutes. */
export function unitOf(name: LimitName): 'money' | 'minutes' {
  return name === 'session' || name === 'reality_check' ? 'minutes' : 'money';
}

/** Whether a limit can speak against a bet; those of deposits cannot. */
export function isAboutBets(name: LimitName): boolean {
  return measuredBy(name)?.measure !== 'deposit';
}
