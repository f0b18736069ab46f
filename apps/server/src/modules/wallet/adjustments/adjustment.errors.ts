import type { FinenessProblem } from '@quetzal/domain/wallet';
import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of adjusting a balance. */
export const adjustmentErrors = {
  amountMalformed: () => new AppError('wallet.amount_malformed', 400, { field: 'amount' }),
  amountTooFine: ({ code, params }: FinenessProblem) =>
    new AppError(code, 422, { field: 'amount', params: { ...params } }),
  memberUnknown: () => new AppError('wallet.adjustment_member_unknown', 404, { field: 'account' }),
  requestIdReused: () => new AppError('wallet.adjustment_request_id_reused', 409, { field: 'requestId' }),
  notFound: () => new AppError('wallet.adjustment_not_found', 404),
  ownProposal: () => new AppError('wallet.adjustment_own', 403),
  decided: () => new AppError('wallet.adjustment_state', 409),
  insufficientFunds: () => new AppError('wallet.adjustment_funds', 422),
} as const;
