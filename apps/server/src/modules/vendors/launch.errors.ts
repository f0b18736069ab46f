import { AppError } from '#kernel/errors/app-error.ts';

/** Why a game does not open. */
export const launchErrors = {
  notFound: () => new AppError('games.not_found', 404, { field: 'gameCode' }),
  disabled: () => new AppError('games.disabled', 422, { field: 'gameCode' }),
  paused: (vendor: string) => new AppError('games.vendor_paused', 422, { field: 'vassalage', params: { vendor } }),
  demoUnavailable: () => new AppError('games.demo_unavailable', 422, { field: 'gameCode' }),
  trialAccount: () => new AppError('in_need_true_account', 403),
} as const;
