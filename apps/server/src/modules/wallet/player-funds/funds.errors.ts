import type { FinenessProblem } from '@quetzal/domain/wallet';
import { AppError, errors } from '#kernel/errors/app-error.ts';

/** Refusals of moving a site's money between its accounts. */
export const fundsErrors = {
  noWay: () => errors.invalid('to'),
  providerUnknown: () => errors.invalid('provider'),
  amountMalformed: () => new AppError('wallet.amount_malformed', 400, { field: 'amount' }),
  amountTooFine: ({ code, params }: FinenessProblem) =>
    new AppError(code, 422, { field: 'amount', params: { ...params } }),
  requestIdReused: () => new AppError('wallet.transfer_request_id_reused', 409, { field: 'requestId' }),
  referenceUsed: () => new AppError('wallet.funds_reference_used', 409, { field: 'bankReference' }),
  notFound: () => new AppError('wallet.funds_not_found', 404),
  ownProposal: () => new AppError('wallet.funds_own', 403),
  decided: () => new AppError('wallet.funds_state', 409),
  /** `amount` is what lies there. */
  insufficient: (amount: string) => new AppError('wallet.funds_insufficient', 422, { params: { amount } }),
  /** `amount` is what the house may take and leave what players own. */
  uncovered: (amount: string) => new AppError('wallet.funds_uncovered', 422, { params: { amount } }),
} as const;
