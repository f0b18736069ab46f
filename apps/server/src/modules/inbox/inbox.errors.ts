import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of this room. */
export const inboxErrors = {
  notFound: () => new AppError('inbox.not_found', 404),
  recipientUnclear: () => new AppError('inbox.recipient_unclear', 422, { field: 'account' }),
  noRecipient: () => new AppError('inbox.no_recipient', 404, { field: 'account' }),
} as const;
