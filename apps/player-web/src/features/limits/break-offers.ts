import { exclusionTerm, isCovered, isInForce, pauseTerm, type BreakSpan } from '@quetzal/domain/limits';
import { exclusionTerms, monthsOf, type ExclusionTerm } from './exclusion-terms.ts';
import type { PlayBreak } from './limits.wire.ts';

const pauseLengths = ['24', '72', '168', '336', '720', '1008'] as const;
/** A pause's length in hours. */
export type PauseHours = (typeof pauseLengths)[number];

const dateOrNull = (text: string | null) => (text === null ? null : new Date(text));

/** How long what holds now still lasts. */
function spansHeld(breaks: readonly PlayBreak[], now: Date): BreakSpan[] {
  const spans = breaks.map(({ termEndsAt, closesAt }) => ({
    termEndsAt: dateOrNull(termEndsAt),
    closesAt: dateOrNull(closesAt),
  }));
  return spans.filter((span) => isInForce(span, now));
}

/** The pauses that would last longer than what holds now: of the others nothing would come. */
export function pausesBeyond(breaks: readonly PlayBreak[], now: Date): PauseHours[] {
  const held = spansHeld(breaks, now);
  return pauseLengths.filter((hours) => !held.some((span) => isCovered(pauseTerm(now, Number(hours)), span)));
}

/** The exclusions that would last longer than one that holds now; a pause stands in the way of none. */
export function exclusionsBeyond(breaks: readonly PlayBreak[], now: Date): ExclusionTerm[] {
  const exclusions = breaks.filter(({ kind }) => kind === 'exclusion');
  const held = spansHeld(exclusions, now);
  return exclusionTerms.filter((term) => !held.some((span) => isCovered(exclusionTerm(now, monthsOf(term)), span)));
}
