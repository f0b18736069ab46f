import type { BodyOf, ValueOf } from '#shared/wire/answer.ts';

export type { Limit, LimitName, LimitsAnswer } from '#shared/limits/limits.queries.ts';

/** Where a member stands, with every pause and exclusion that there was. */
export type Standing = ValueOf<'getStanding'>;
export type PlayBreak = Standing['breaks'][number];

/** How long an exclusion lasts, in months; null for ever. */
export type ExclusionMonths = BodyOf<'excludeSelf'>['months'];
