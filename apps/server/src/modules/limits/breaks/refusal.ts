import type { AppError } from '#kernel/errors/app-error.ts';
import { limitErrors } from '../limits.errors.ts';
import type { Standing } from './break.model.ts';

/** The error that tells a member why they may not play or pay in. */
export function refusalOf(standing: Exclude<Standing, { state: 'clear' }>): AppError {
  if ('since' in standing) return limitErrors.onBreak(standing.state, standing.until);
  return standing.state === 'listed' ? limitErrors.listed() : limitErrors.unchecked();
}
