import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals about second factors and the proofs that are made with them. */
export const factorErrors = {
  /** `methods` names what would do, separated by commas. */
  proofRequired: (methods: readonly string[]) =>
    new AppError('identity.proof_required', 403, { field: 'proof', params: { methods: methods.join(',') } }),
  proofWrong: () => new AppError('identity.proof_wrong', 422, { field: 'proof' }),
  methodNotOffered: () => new AppError('identity.method_not_offered', 422, { field: 'method' }),
  totpIsOn: () => new AppError('identity.totp_is_on', 409),
  totpNotPending: () => new AppError('identity.totp_not_pending', 409),
  totpWrong: () => new AppError('identity.totp_wrong', 422, { field: 'code' }),
  passkeyRefused: () => new AppError('identity.passkey_refused', 422, { field: 'response' }),
  passkeysTooMany: (max: number) => new AppError('identity.passkeys_too_many', 409, { params: { max } }),
  /** To somebody who is not logged in: nothing is told of whose key it is, or whether there is one. */
  passkeyUnknown: () => new AppError('identity.passkey_unknown', 401),
} as const;
