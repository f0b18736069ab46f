import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals about pictures of members. */
export const pictureErrors = {
  invalid: () => new AppError('members.picture_invalid', 422, { field: 'image' }),
} as const;
