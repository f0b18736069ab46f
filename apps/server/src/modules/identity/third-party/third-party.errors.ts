import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals about accounts elsewhere. */
export const thirdPartyErrors = {
  providerUnknown: () => new AppError('identity.third_party_unknown', 404),
  unavailable: (cause: unknown) => new AppError('identity.third_party_unavailable', 503, { cause }),
  ticketInvalid: () => new AppError('identity.third_party_ticket_invalid', 404, { field: 'thirdPartyTicket' }),
  isLinked: () => new AppError('identity.third_party_is_linked', 409),
  taken: () => new AppError('identity.third_party_taken', 409, { field: 'thirdPartyTicket' }),
  lastWay: () => new AppError('identity.third_party_last_way', 409),
} as const;
