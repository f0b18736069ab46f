import type { AmountProblem } from '@quetzal/domain/wallet';
import { AppError, errors } from '#kernel/errors/app-error.ts';

/** Refusals about money to an upline. */
export const uplineErrors = {
  notOffered: errors.moduleOff,
  forbidden: () => new AppError('wallet.upline_transfer_forbidden', 403),
  trialAccount: () => new AppError('in_need_true_account', 403),
  noUpline: () => new AppError('wallet.upline_missing', 422),
  amountMalformed: () => new AppError('wallet.amount_malformed', 400, { field: 'amount' }),
  amountOutOfLimits: ({ code, params }: AmountProblem) => new AppError(code, 422, { field: 'amount', params }),
  amountOfDayUsed: (left: string) =>
    new AppError('wallet.upline_amount_of_day_used', 422, { field: 'amount', params: { left } }),
  turnoverRequired: (remaining: string) => new AppError('wallet.turnover_required', 422, { params: { remaining } }),
  insufficientFunds: () => new AppError('wallet.insufficient_funds', 422, { field: 'amount' }),
  requestIdReused: () => new AppError('wallet.transfer_request_id_reused', 409, { field: 'requestId' }),
} as const;
