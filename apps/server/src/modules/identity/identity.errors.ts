import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals at the door of a site. */
export const identityErrors = {
  invalidCredentials: () => new AppError('identity.invalid_credentials', 401),
  notAgent: () => new AppError('error_not_agent', 403),
  accountClosed: () => new AppError('identity.account_closed', 403),
  locked: (minutes: number) => new AppError('identity.locked', 429, { params: { minutes } }),
  usernameTaken: () => new AppError('identity.username_taken', 409, { field: 'username' }),
  confirmationDiffers: (field = 'confirmPassword') => new AppError('identity.confirmation_differs', 400, { field }),
  affiliateCodeInvalid: () => new AppError('identity.affiliate_code_invalid', 422, { field: 'affiliateCode' }),
  underAge: (age: number) => new AppError('identity.under_age', 422, { field: 'birthday', params: { age } }),
  identityTaken: (field: string) => new AppError('identity.identity_taken', 409, { field }),
  invitationRequired: () => new AppError('identity.invitation_required', 422, { field: 'affiliateCode' }),
  recommenderUnknown: () => new AppError('identity.recommender_unknown', 422, { field: 'recommenderId' }),
  passwordGuessable: (field: string) => new AppError('identity.password_guessable', 422, { field }),
  termsRequired: () => new AppError('identity.terms_required', 422, { field: 'acceptedTerms' }),
  transactionPasswordWrong: (field: string) => new AppError('identity.transaction_password_wrong', 422, { field }),
  transactionPasswordUnset: () => new AppError('identity.transaction_password_unset', 422),
  transactionPasswordIsSet: () => new AppError('identity.transaction_password_is_set', 409),
  transactionPasswordWeak: (field = 'password') => new AppError('identity.transaction_password_weak', 422, { field }),
  transactionPasswordLocked: (minutes: number) =>
    new AppError('identity.transaction_password_locked', 429, { params: { minutes } }),
} as const;
