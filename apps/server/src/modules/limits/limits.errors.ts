import type { LimitName } from '@quetzal/domain/limits';
import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of this room. */
export const limitErrors = {
  valueMalformed: () => new AppError('limits.value_malformed', 400, { field: 'value' }),
  minutesMalformed: () => new AppError('limits.minutes_malformed', 400, { field: 'value' }),
  accountUnknown: () => new AppError('limits.account_unknown', 404, { field: 'account' }),
  notSet: (name: LimitName) => new AppError('limits.not_set', 404, { params: { name } }),
  nothingPending: () => new AppError('limits.nothing_pending', 409),
  changeCooling: (from: Date) => new AppError('limits.change_cooling', 409, { params: { from: from.toISOString() } }),
  /** `until` is null when the break goes on until somebody ends it. */
  onBreak: (state: 'paused' | 'excluded', until: Date | null) =>
    until === null
      ? new AppError('limits.excluded_for_ever', 403)
      : new AppError(`limits.${state}`, 403, { params: { until: until.toISOString() } }),
  depositLimit: (left: string) => new AppError('limits.deposit_limit', 422, { field: 'amount', params: { left } }),
  transferUnwatched: () => new AppError('limits.transfer_unwatched', 403),
  listed: () => new AppError('limits.listed', 403),
  unchecked: () => new AppError('limits.unchecked', 503),
  noExclusion: () => new AppError('limits.no_exclusion', 404),
  exclusionTerm: (until: Date) =>
    new AppError('limits.exclusion_term', 409, { params: { until: until.toISOString() } }),
  trialAccount: () => new AppError('in_need_true_account', 403),
} as const;
