import { type Fraction, ratio } from '../odds/fraction.ts';

/** The group that returns everything; group 1950 returns 0.975. */
const WHOLE = 2000;

export const GROUP_MIN = 1800;
export const GROUP_MAX = 1960;

/** The return and the rebate of an order; both are kept with it and never computed again from later settings. */
export type GroupTerms = {
  /** The part of the stakes that the odds return: g / 2000. */
  readonly returned: Fraction;
  /** The part of the valid bet that the player gets back when the order settles: (groupMax - g) / 2000. */
  readonly rebate: Fraction;
};

/** Whether an account may have this prize group, below the one of its upline where it has one. */
export function isGroupMax(group: number, uplineMax: number = GROUP_MAX): boolean {
  return Number.isInteger(group) && group >= GROUP_MIN && group <= Math.min(uplineMax, GROUP_MAX);
}

/** Whether an account's prize group may be set to this, with its upline's and its own children's. */
export function canSetGroupMax(group: number, uplineMax: number, childMaxima: readonly number[]): boolean {
  return isGroupMax(group, uplineMax) && childMaxima.every((child) => child <= group);
}

/** The terms of a chosen group; undefined when the account may not choose it. The two always add up to groupMax / 2000. */
export function groupTerms(group: number, groupMax: number): GroupTerms | undefined {
  if (!isGroupMax(group, groupMax)) return undefined;
  return { returned: ratio(group, WHOLE), rebate: ratio(groupMax - group, WHOLE) };
}

/** What an upline earns of the valid bet of a direct child's team: (upline - child) / 2000. */
export function agentDifference(uplineMax: number, childMax: number): Fraction {
  return ratio(uplineMax - childMax, WHOLE);
}
