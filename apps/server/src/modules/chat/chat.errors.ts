import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of this room. */
export const chatErrors = {
  roomUnknown: () => new AppError('chat.room_unknown', 404),
  notFound: () => new AppError('chat.not_found', 404),
  blank: () => new AppError('field.required', 422, { field: 'text' }),
  tooLong: (max: number) => new AppError('field.too_long', 422, { field: 'text', params: { max } }),
  contact: () => new AppError('chat.contact', 422, { field: 'text' }),
  bannedWord: () => new AppError('chat.banned_word', 422, { field: 'text' }),
  tooSoon: (seconds: number) => new AppError('chat.too_soon', 429, { params: { seconds } }),
  tooMany: () => new AppError('chat.too_many', 429),
  repeated: () => new AppError('chat.repeated', 409, { field: 'text' }),
  onBreak: () => new AppError('chat.on_break', 403),
  muted: (until: Date) => new AppError('chat.muted', 403, { params: { until: until.toISOString() } }),
  tooYoung: (hours: number) => new AppError('chat.account_young', 403, { params: { hours } }),
  late: () => new AppError('chat.removal_late', 409),
  ownMessage: () => new AppError('chat.own_message', 409),
  accountUnknown: () => new AppError('chat.account_unknown', 404, { field: 'account' }),
  notMuted: () => new AppError('chat.not_muted', 404, { field: 'account' }),
} as const;
