import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals at the door of a site. */
export const identityErrors = {
  invalidCredentials: () => new AppError('identity.invalid_credentials', 401),
  notAgent: () => new AppError('error_not_agent', 403),
  accountClosed: () => new AppError('identity.account_closed', 403),
  locked: (minutes: number) => new AppError('identity.locked', 429, { params: { minutes } }),
  usernameTaken: () => new AppError('identity.username_taken', 409, { field: 'username' }),
  confirmationDiffers: () => new AppError('identity.confirmation_differs', 400, { field: 'confirmPassword' }),
  affiliateCodeInvalid: () => new AppError('identity.affiliate_code_invalid', 422, { field: 'affiliateCode' }),
  underAge: (age: number) => new AppError('identity.under_age', 422, { field: 'birthday', params: { age } }),
  termsRequired: () => new AppError('identity.terms_required', 422, { field: 'acceptedTerms' }),
  transactionPasswordWrong: (field: string) => new AppError('identity.transaction_password_wrong', 422, { field }),
  transactionPasswordUnset: () => new AppError('identity.transaction_password_unset', 422),
  transactionPasswordIsSet: () => new AppError('identity.transaction_password_is_set', 409),
  transactionPasswordWeak: () => new AppError('identity.transaction_password_weak', 422, { field: 'password' }),
  transactionPasswordLocked: (minutes: number) =>
    new AppError('identity.transaction_password_locked', 429, { params: { minutes } }),
} as const;
