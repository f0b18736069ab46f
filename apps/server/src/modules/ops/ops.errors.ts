import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of this room. */
export const opsErrors = {
  invalidCredentials: () => new AppError('ops.invalid_credentials', 401),
  accountClosed: () => new AppError('ops.account_closed', 403),
  locked: (minutes: number) => new AppError('ops.locked', 429, { params: { minutes } }),
} as const;
