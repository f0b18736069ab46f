import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import { pictureTypeOf } from '#kernel/uploads/picture-type.ts';
import { insertUpload, uploadBytesMax } from '#kernel/uploads/uploads.store.ts';
import { picturePath, pictureSubject } from '../avatar.ts';
import * as members from '../members.store.ts';
import { pictureErrors } from './pictures.errors.ts';
import * as store from './pictures.store.ts';
import { squarePicture } from './square-picture.ts';

/** What stands for members on the screen: a drawing of ours, or a picture of their own. */
export interface Pictures {
  /** Puts a picture (PNG or JPEG of 5 MB at most) in place of what was there; answers its path. Refuses with `members.picture_invalid`. */
  put(member: { memberId: string; siteId: string }, bytes: Buffer): Promise<string>;
  /** Chooses a drawing; a picture goes. */
  choose(memberId: string, avatar: string): Promise<void>;
  /** The content of a picture that somebody at the site shows. */
  find(reader: Reader, siteId: string, pictureId: string): ReturnType<typeof store.selectShownPicture>;
}

/** Wires the room. */
export function createPictures({ db, clock }: { db: Database; clock: Clock }): Pictures {
  return {
    async put({ memberId, siteId }, given) {
      const isTaken = given.length <= uploadBytesMax && pictureTypeOf(given) !== undefined;
      const bytes = isTaken ? await squarePicture(given) : undefined;
      if (bytes === undefined) throw pictureErrors.invalid();
      const subject = pictureSubject(memberId);
      const id = newId();
      await db.transaction().execute(async (tx) => {
        const upload = { id, siteId, memberId, subject, contentType: 'image/jpeg', createdAt: clock.now() } as const;
        await insertUpload(tx, upload, bytes);
        await members.updatePicture(tx, memberId, id);
        await store.deletePictures(tx, subject, id);
      });
      return picturePath(id) ?? '';
    },
    choose: (memberId, avatar) =>
      db.transaction().execute(async (tx) => {
        await members.updateAvatar(tx, memberId, avatar);
        await store.deletePictures(tx, pictureSubject(memberId), null);
      }),
    find: store.selectShownPicture,
  };
}
