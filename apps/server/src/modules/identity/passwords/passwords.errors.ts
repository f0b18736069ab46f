import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals about login passwords. */
export const passwordErrors = {
  wrong: (field: string) => new AppError('identity.password_wrong', 422, { field }),
  same: () => new AppError('identity.password_same', 422, { field: 'newPassword' }),
  unset: () => new AppError('identity.password_unset', 409),
  linkInvalid: () => new AppError('identity.reset_link_invalid', 422, { field: 'token' }),
} as const;
