import { AppError } from '#kernel/errors/app-error.ts';

const field = 'verificationCode';

/** Refusals about codes by text or mail. */
export const codeErrors = {
  tooSoon: (seconds: number) => new AppError('identity.code_too_soon', 429, { params: { seconds } }),
  tooMany: () => new AppError('identity.codes_too_many', 429),
  wrong: () => new AppError('identity.code_wrong', 422, { field }),
  expired: () => new AppError('identity.code_expired', 422, { field }),
  usedUp: () => new AppError('identity.code_tries_over', 422, { field }),
  numberInvalid: () => new AppError('identity.mobile_invalid', 422, { field: 'mobileNum' }),
} as const;
