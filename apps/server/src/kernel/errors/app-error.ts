/** Values that a translated sentence needs, by name: `{ min: 4 }`. */
export type ErrorParams = Record<string, string | number>;

/**
 * A refusal that a caller may see. `code` is stable and dotted by room (`wallet.insufficient_funds`) and is also the
 * key of the public sentence; `field` names the input that it concerns; `cause` stays in our logs.
 */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly field: string | null;
  readonly params: ErrorParams | null;

  constructor(code: string, status: number, more: { field?: string; params?: ErrorParams; cause?: unknown } = {}) {
    super(code, { cause: more.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.field = more.field ?? null;
    this.params = more.params ?? null;
  }
}

/** Errors that no single room owns. */
export const errors = {
  malformed: () => new AppError('request.malformed', 400),
  invalid: (field: string | undefined, cause?: unknown) =>
    new AppError('request.invalid', 400, { ...(field === undefined ? {} : { field }), cause }),
  unknownField: (field: string) => new AppError('request.unknown_field', 400, { field }),
  /** `field` is to be a time that is still to come. */
  timePast: (field: string) => new AppError('request.time_past', 422, { field }),
  tooLarge: () => new AppError('request.too_large', 413),
  unsupportedType: () => new AppError('request.unsupported_type', 415),
  tooMany: (seconds: number) => new AppError('request.too_many', 429, { params: { seconds } }),
  notFound: () => new AppError('request.not_found', 404),
  encryptionRequired: () => new AppError('request_body_encrypted_required', 400),
  encryptionBroken: (cause: unknown) => new AppError('request.encryption_invalid', 400, { cause }),
  encryptionKeyUnknown: () => new AppError('request.encryption_key_unknown', 400),
  merchantUnknown: () => new AppError('request.merchant_unknown', 400),
  moduleOff: () => new AppError('function.not.available', 403),
  notLoggedIn: () => new AppError('session.required', 401),
  trialAccount: () => new AppError('in_need_true_account', 403),
  notAllowed: () => new AppError('session.not_allowed', 403),
  reauthenticationRequired: () => new AppError('identity.reauthentication_required', 403),
  internal: (cause: unknown) => new AppError('internal', 500, { cause }),
  unavailable: (cause?: unknown) => new AppError('unavailable', 503, { cause }),
} as const;
