import { countCharacters } from '@quetzal/domain/text';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { AppError } from '#kernel/errors/app-error.ts';
import { newId } from '#kernel/ids/ids.ts';
import { pictureTypeOf } from '#kernel/uploads/picture-type.ts';
import { insertUpload, uploadBytesMax } from '#kernel/uploads/uploads.store.ts';
import * as store from './feedback.store.ts';

const perDayMax = 10;
const dayMs = 24 * 60 * 60_000;

/** What a remark may have, as a reader counts. */
const feedbackLengthMax = 140;
export const feedbackPicturesMax = 3;

const feedbackErrors = {
  tooMany: () => new AppError('members.feedback_too_many', 429),
  pictureInvalid: () => new AppError('members.feedback_picture_invalid', 422, { field: 'images' }),
  notLoggedIn: () => new AppError('session.required', 401, { field: 'images' }),
  required: () => new AppError('field.required', 400, { field: 'content' }),
  tooLong: () => new AppError('field.too_long', 400, { field: 'content', params: { max: feedbackLengthMax } }),
} as const;

/** What somebody sends. */
export interface FeedbackWish {
  siteId: string;
  memberId: string | undefined;
  ip: string;
  kind: store.FeedbackKind;
  content: string;
  /** Pictures in base64, each PNG or JPEG and 5 MB at most. */
  images: readonly string[];
}

/** What the pictures of a remark are kept under. */
export const feedbackSubject = (id: string): string => `feedback:${id}`;

/**
 * Keeps a remark. Pictures need a login: nobody else's are kept. Refuses with `field.*`, `members.feedback_picture_invalid`
 * and, after ten remarks of a member or an address in a day, `members.feedback_too_many`.
 */
export async function giveFeedback(
  { db, clock }: { db: Database; clock: Clock },
  { siteId, memberId, ip, kind, content: written, images }: FeedbackWish,
): Promise<string> {
  const content = written.trim();
  if (content === '') throw feedbackErrors.required();
  if (countCharacters(content) > feedbackLengthMax) throw feedbackErrors.tooLong();
  const pictures = images.map((image) => {
    const bytes = Buffer.from(image, 'base64');
    const contentType = bytes.length > uploadBytesMax ? undefined : pictureTypeOf(bytes);
    if (contentType === undefined) throw feedbackErrors.pictureInvalid();
    return { bytes, contentType };
  });
  const now = clock.now();
  const id = newId();
  await db.transaction().execute(async (tx) => {
    await store.lockSender(tx, memberId ?? ip);
    if ((await store.countSince(tx, { memberId, ip }, new Date(now.getTime() - dayMs))) >= perDayMax) {
      throw feedbackErrors.tooMany();
    }
    await store.insertFeedback(tx, { id, siteId, memberId: memberId ?? null, ip, kind, content, createdAt: now });
    for (const { bytes, contentType } of pictures) {
      if (memberId === undefined) throw feedbackErrors.notLoggedIn();
      const upload = { id: newId(), siteId, memberId, subject: feedbackSubject(id), contentType, createdAt: now };
      await insertUpload(tx, upload, bytes);
    }
  });
  return id;
}
