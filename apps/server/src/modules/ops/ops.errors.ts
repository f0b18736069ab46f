import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of this room. */
export const opsErrors = {
  invalidCredentials: () => new AppError('ops.invalid_credentials', 401),
  accountClosed: () => new AppError('ops.account_closed', 403),
  operatorUnknown: () => new AppError('ops.operator_unknown', 404),
  ownAccount: () => new AppError('ops.own_account', 409),
  usernameTaken: () => new AppError('ops.username_taken', 409, { field: 'username' }),
  releaseOwn: () => new AppError('ops.release_own', 409),
  releaseNeedless: () => new AppError('ops.release_needless', 409),
  passwordWrong: () => new AppError('ops.password_wrong', 422, { field: 'oldPassword' }),
  passwordSame: () => new AppError('ops.password_same', 422, { field: 'newPassword' }),
  locked: (minutes: number) => new AppError('ops.locked', 429, { params: { minutes } }),
} as const;
