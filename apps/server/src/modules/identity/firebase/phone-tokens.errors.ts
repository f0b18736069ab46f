import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of tokens of the service that texts codes for us. */
export const phoneTokenErrors = {
  /** Forged, of another project, not about a telephone, or used before. */
  invalid: (cause?: unknown) => new AppError('identity.phone_token_invalid', 422, { field: 'firebaseIdToken', cause }),
  /** The code was entered too long ago: a new one is needed. */
  expired: () => new AppError('identity.phone_token_expired', 422, { field: 'firebaseIdToken' }),
  /** The service's keys cannot be had. */
  unavailable: (cause: unknown) => new AppError('identity.phone_token_unavailable', 503, { cause }),
} as const;
