import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals about the second proof of a login. */
export const verificationErrors = {
  wrong: () => new AppError('identity.verification_wrong', 422, { field: 'answer' }),
  /** The ticket is too old, used, or none of this site's: the login begins anew. */
  expired: () => new AppError('identity.verification_expired', 403),
  over: () => new AppError('identity.verification_over', 403),
  methodNotOffered: () => new AppError('identity.method_not_offered', 422, { field: 'method' }),
} as const;
