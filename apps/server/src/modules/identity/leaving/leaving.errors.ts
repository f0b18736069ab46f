import { AppError } from '#kernel/errors/app-error.ts';

/** Why an account cannot be closed yet. */
export const leavingErrors = {
  moneyAtVendor: () => new AppError('members.money_at_vendor', 409),
  moneyLeft: () => new AppError('members.money_left', 409),
  betsOpen: () => new AppError('members.bets_open', 409),
} as const;
