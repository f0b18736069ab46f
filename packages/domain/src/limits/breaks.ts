import { monthsAfter } from './period.ts';

/** A pause has from a day to six weeks (UKGC LCCP 3.3.4). */
export const pauseHours = { min: 24, max: 6 * 7 * 24 } as const;
/** An exclusion has at least six months (UKGC LCCP 3.5), and may be for ever. */
export const exclusionMonths = { min: 6, max: 1_200 } as const;
/** After an operator has ended an exclusion it goes on for so long. */
const endCoolingMs = 24 * 60 * 60_000;

/** How long a break lasts: `termEndsAt` is null when it has no end, `closesAt` while somebody has to end it. */
export interface BreakTerm {
  termEndsAt: Date | null;
  endableFrom: Date;
  closesAt: Date | null;
}

/** When the time of a break is over, and when it stops. */
export type BreakSpan = Pick<BreakTerm, 'termEndsAt' | 'closesAt'>;

/** A pause from now on: it ends by itself. */
export function pauseTerm(now: Date, hours: number): BreakTerm {
  const end = new Date(now.getTime() + hours * 3_600_000);
  return { termEndsAt: end, endableFrom: end, closesAt: end };
}

/** An exclusion from now on, for so many months or without end: an operator ends it once its time is over. */
export function exclusionTerm(now: Date, months: number | null): BreakTerm {
  const termEndsAt = months === null ? null : monthsAfter(now, months);
  return { termEndsAt, endableFrom: termEndsAt ?? monthsAfter(now, exclusionMonths.min), closesAt: null };
}

/** When an exclusion stops that an operator ends now. */
export function closingOf(now: Date): Date {
  return new Date(now.getTime() + endCoolingMs);
}

/** Whether a break holds at an instant. */
export function isInForce({ closesAt }: Pick<BreakTerm, 'closesAt'>, now: Date): boolean {
  return closesAt === null || closesAt > now;
}

/** Whether one break asks for nothing that another does not hold already: it can then be left out. */
export function isCovered(asked: BreakSpan, held: BreakSpan): boolean {
  const lasts = (end: Date | null) => end?.getTime() ?? Number.POSITIVE_INFINITY;
  return lasts(asked.closesAt) <= lasts(held.closesAt) && lasts(asked.termEndsAt) <= lasts(held.termEndsAt);
}
