import type { ExclusionMonths } from './limits.wire.ts';

/** The lengths that are offered: months, or for ever. */
export const exclusionTerms = ['6', '12', '24', '60', 'always'] as const;
export type ExclusionTerm = (typeof exclusionTerms)[number];

/** The same as the server takes it. */
export function monthsOf(term: ExclusionTerm): ExclusionMonths {
  return term === 'always' ? null : Number(term);
}
