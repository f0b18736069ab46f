import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of this room. */
export const announcementErrors = {
  notFound: () => new AppError('announcements.not_found', 404),
  withdrawn: () => new AppError('announcements.withdrawn', 409),
  languageMissing: (language: string) =>
    new AppError('announcements.language_missing', 422, { field: 'texts', params: { language } }),
  textEmpty: (field: string) => new AppError('announcements.text_empty', 422, { field }),
  linkInvalid: () => new AppError('announcements.link_invalid', 422, { field: 'link' }),
  imageInvalid: () => new AppError('announcements.image_invalid', 422, { field: 'images' }),
  pictureInvalid: () => new AppError('announcements.picture_invalid', 422, { field: 'image' }),
  groupInvalid: () => new AppError('announcements.group_invalid', 422, { field: 'groupName' }),
  timeInvalid: () => new AppError('announcements.time_invalid', 422, { field: 'endsAt' }),
} as const;
