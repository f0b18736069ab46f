import type { AmountProblem, FinenessProblem } from '@quetzal/domain/wallet';
import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of this room. */
export const walletErrors = {
  amountOutOfLimits: ({ code, params }: AmountProblem) => new AppError(code, 422, { field: 'amount', params }),
  amountTooFine: ({ code, params }: FinenessProblem) =>
    new AppError(code, 422, { field: 'amount', params: { ...params } }),
  amountMalformed: () => new AppError('wallet.amount_malformed', 400, { field: 'amount' }),
  amountNotOffered: () => new AppError('wallet.amount_not_offered', 422, { field: 'amount' }),
  methodUnavailable: () => new AppError('wallet.method_unavailable', 422, { field: 'methodCode' }),
  phoneRequired: () => new AppError('wallet.phone_required', 422, { field: 'phone' }),
  phoneMalformed: () => new AppError('wallet.phone_malformed', 422, { field: 'phone' }),
  phoneAskedTooOften: () => new AppError('wallet.phone_asked_too_often', 429, { field: 'phone' }),
  depositNotCancellable: () => new AppError('wallet.deposit_not_cancellable', 409),
  requestNotRepeatable: () => new AppError('wallet.request_not_repeatable', 409),
  requestIdReused: () => new AppError('wallet.request_id_reused', 409, { field: 'requestId' }),
  providerUnavailable: (cause: unknown) => new AppError('wallet.payment_provider_unavailable', 503, { cause }),
  depositsBlocked: (minutes: number) => new AppError('wallet.deposits_blocked', 429, { params: { minutes } }),
  depositsSuspended: () => new AppError('wallet.deposits_suspended', 403),
  depositsNotBarred: () => new AppError('wallet.deposits_not_barred', 409),
  depositNotFound: () => new AppError('wallet.deposit_not_found', 404),
  statementTooLong: (max: number) => new AppError('wallet.statement_too_long', 422, { field: 'from', params: { max } }),
  periodInvalid: () => new AppError('wallet.period_invalid', 400, { field: 'from' }),
  depositNotInReview: () => new AppError('wallet.deposit_not_in_review', 409),
  depositNotCreditable: () => new AppError('wallet.deposit_not_creditable', 409),
  depositOverLimit: () => new AppError('wallet.deposit_over_limit', 409),
  signatureInvalid: () => new AppError('wallet.webhook_signature_invalid', 401),
  paymentUnknown: () => new AppError('wallet.payment_unknown', 404),
  paymentMismatch: () => new AppError('wallet.payment_mismatch', 422),
  trialAccount: () => new AppError('in_need_true_account', 403),
} as const;
