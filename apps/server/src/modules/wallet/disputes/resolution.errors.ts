import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of ending a dispute. */
export const resolutionErrors = {
  notFound: () => new AppError('wallet.resolution_not_found', 404),
  isOpen: () => new AppError('wallet.resolution_open', 409),
  ownProposal: () => new AppError('wallet.resolution_own', 403),
  decided: () => new AppError('wallet.resolution_state', 409),
} as const;
