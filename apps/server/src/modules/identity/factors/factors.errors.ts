import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals about second factors and the proofs that are made with them. */
export const factorErrors = {
  /** `methods` names what would do, separated by commas. */
  proofRequired: (methods: readonly string[]) =>
    new AppError('identity.proof_required', 403, { field: 'proof', params: { methods: methods.join(',') } }),
  proofWrong: () => new AppError('identity.proof_wrong', 422, { field: 'proof' }),
  nothingToProveWith: () => new AppError('identity.nothing_to_prove_with', 409),
  methodNotOffered: () => new AppError('identity.method_not_offered', 422, { field: 'method' }),
  totpIsOn: () => new AppError('identity.totp_is_on', 409),
  totpNotPending: () => new AppError('identity.totp_not_pending', 409),
  totpWrong: () => new AppError('identity.totp_wrong', 422, { field: 'code' }),
  passkeyRefused: () => new AppError('identity.passkey_refused', 422, { field: 'response' }),
  passkeyLastWay: () => new AppError('identity.passkey_last_way', 409),
  passkeysTooMany: (max: number) => new AppError('identity.passkeys_too_many', 409, { params: { max } }),
  resetNotFound: () => new AppError('identity.reset_not_found', 404),
  resetMemberUnknown: () => new AppError('identity.reset_member_unknown', 404, { field: 'account' }),
  /** The member has nothing that could be lost. */
  resetNeedless: () => new AppError('identity.reset_needless', 409),
  resetOpen: () => new AppError('identity.reset_open', 409),
  resetOwn: () => new AppError('identity.reset_own', 409),
  resetDecided: () => new AppError('identity.reset_decided', 409),
  /** To somebody who is not logged in: nothing is told of whose key it is, or whether there is one. */
  passkeyUnknown: () => new AppError('identity.passkey_unknown', 401),
} as const;
