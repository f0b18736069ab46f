import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals about terms and privacy. */
export const termsErrors = {
  pending: () => new AppError('members.terms_pending', 403),
  changed: () => new AppError('members.terms_changed', 409),
} as const;
