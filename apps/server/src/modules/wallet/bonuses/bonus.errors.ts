import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals about restricted credit. */
export const bonusErrors = {
  amountMalformed: () => new AppError('wallet.amount_malformed', 400, { field: 'amount' }),
  memberUnknown: () => new AppError('wallet.bonus_member_unknown', 404, { field: 'account' }),
  memberUnable: () => new AppError('wallet.bonus_member_unable', 422, { field: 'account' }),
  expiryPast: () => new AppError('wallet.bonus_expiry_past', 422, { field: 'expiresAt' }),
  requestIdReused: () => new AppError('wallet.bonus_request_id_reused', 409, { field: 'requestId' }),
  notFound: () => new AppError('wallet.bonus_not_found', 404),
  ownProposal: () => new AppError('wallet.bonus_own', 403),
  stateWrong: (state: string) => new AppError('wallet.bonus_state', 409, { params: { state } }),
} as const;
