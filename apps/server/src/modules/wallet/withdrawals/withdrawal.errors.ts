import type { WithdrawalState } from '@quetzal/domain/wallet';
import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of paying out. */
export const withdrawalErrors = {
  holderMalformed: () => new AppError('wallet.payout_holder_malformed', 400, { field: 'holderName' }),
  holderDiffers: () => new AppError('wallet.payout_holder_differs', 422, { field: 'holderName' }),
  holderNotRegistered: (field: 'holderName' | 'payoutAccountId' = 'holderName') =>
    new AppError('wallet.payout_holder_not_registered', 422, { field }),
  numberInvalid: () => new AppError('wallet.payout_number_invalid', 422, { field: 'number' }),
  accountExists: () => new AppError('wallet.payout_account_exists', 409, { field: 'number' }),
  accountsTooMany: (max: number) => new AppError('wallet.payout_accounts_too_many', 422, { params: { max } }),
  accountNotFound: () => new AppError('wallet.payout_account_not_found', 404, { field: 'payoutAccountId' }),
  accountInUse: () => new AppError('wallet.payout_account_in_use', 409),
  accountCooling: (from: Date) =>
    new AppError('wallet.payout_account_cooling', 422, {
      field: 'payoutAccountId',
      params: { from: from.toISOString() },
    }),
  methodUnavailable: () => new AppError('wallet.payout_method_unavailable', 422, { field: 'payoutAccountId' }),
  feeAboveAmount: () => new AppError('wallet.withdrawal_fee_above_amount', 422, { field: 'amount' }),
  turnoverRequired: (remaining: string) => new AppError('wallet.turnover_required', 422, { params: { remaining } }),
  withdrawalsOfDayUsed: (max: number) => new AppError('wallet.withdrawals_of_day_used', 422, { params: { max } }),
  amountOfDayUsed: (left: string) =>
    new AppError('wallet.withdrawal_amount_of_day_used', 422, { field: 'amount', params: { left } }),
  insufficientFunds: () => new AppError('wallet.insufficient_funds', 422, { field: 'amount' }),
  requestIdReused: () => new AppError('wallet.withdrawal_request_id_reused', 409, { field: 'requestId' }),
  notFound: () => new AppError('wallet.withdrawal_not_found', 404),
  wrongState: (state: WithdrawalState) => new AppError('wallet.withdrawal_state', 409, { params: { state } }),
  payoutUnknown: () => new AppError('wallet.payout_unknown', 404),
  payoutMismatch: () => new AppError('wallet.payout_mismatch', 422),
  proofInvalid: () => new AppError('wallet.proof_invalid', 422),
  proofsTooMany: (max: number) => new AppError('wallet.proofs_too_many', 422, { params: { max } }),
  proofNotFound: () => new AppError('wallet.proof_not_found', 404),
} as const;
