import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals about money between a member and a vendor's wallet. */
export const transferErrors = {
  amountMalformed: () => new AppError('wallet.amount_malformed', 400, { field: 'amount' }),
  vendorUnknown: () => new AppError('wallet.vendor_wallet_unknown', 404, { field: 'vassalage' }),
  requestIdReused: () => new AppError('wallet.transfer_request_id_reused', 409, { field: 'requestId' }),
  insufficientFunds: () => new AppError('wallet.insufficient_funds', 422, { field: 'amount' }),
  trialAccount: () => new AppError('in_need_true_account', 403),
} as const;
