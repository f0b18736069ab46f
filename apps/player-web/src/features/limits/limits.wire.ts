import type { BodyOf, ValueOf } from '#shared/wire/answer.ts';

export type { Limit, LimitName, LimitsAnswer } from '#shared/limits/limits.queries.ts';
export type { Standing } from '#shared/limits/standing.queries.ts';

/** A pause or an exclusion. */
export type PlayBreak = ValueOf<'getStanding'>['breaks'][number];

/** How long an exclusion lasts, in months; null for ever. */
export type ExclusionMonths = BodyOf<'excludeSelf'>['months'];
