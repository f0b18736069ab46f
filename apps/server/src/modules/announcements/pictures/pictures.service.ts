import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import { pictureTypeOf } from '#kernel/uploads/picture-type.ts';
import { uploadBytesMax } from '#kernel/uploads/uploads.store.ts';
import { announcementErrors } from '../announcements.errors.ts';
import * as store from './pictures.store.ts';
import { webPicture } from './web-picture.ts';

/** Where pictures of announcements are shown. */
export const picturesUrl = '/wps/v2/announcements/pictures';

/** A picture as an announcement names it. */
interface AddedPicture {
  url: string;
  width: number;
  height: number;
}

/** Pictures that operators put up for what they announce. */
export interface AnnouncementPictures {
  /** Keeps a picture (PNG or JPEG of 5 MB at most), drawn anew. Refuses with `announcements.picture_invalid`. */
  add(by: { siteId: string; operatorId: string }, bytes: Buffer): Promise<AddedPicture>;
  /** The content of a picture, as WebP; undefined when the site has none such. */
  find(siteId: string, id: string): Promise<Buffer | undefined>;
}

/** Wires the room. */
export function createAnnouncementPictures({ db, clock }: { db: Database; clock: Clock }): AnnouncementPictures {
  return {
    async add({ siteId, operatorId }, given) {
      const isTaken = given.length <= uploadBytesMax && pictureTypeOf(given) !== undefined;
      const picture = isTaken ? await webPicture(given) : undefined;
      if (picture === undefined) throw announcementErrors.pictureInvalid();
      const { bytes, width, height } = picture;
      const [id, at] = [newId(), clock.now()];
      const url = `${picturesUrl}/${id}`;
      await db.transaction().execute(async (tx) => {
        await store.insertPicture(tx, { id, siteId, bytes, addedAt: at, addedBy: operatorId });
        const actor = { kind: 'operator', id: operatorId } as const;
        const event = { at, siteId, component: 'announcements', subject: `announcement_picture:${id}`, actor };
        await reportEvent(tx, {
          ...event,
          action: 'picture_added',
          after: { url, width, height, bytes: bytes.length },
        });
      });
      return { url, width, height };
    },
    find: (siteId, id) => store.selectPicture(db, siteId, id),
  };
}

/** True when every one of these addresses that is to be a picture put up by operators is one of this site. */
export async function arePicturesThere(db: Reader, siteId: string, urls: readonly string[]): Promise<boolean> {
  const prefix = `${picturesUrl}/`;
  const ids = new Set(urls.filter((url) => url.startsWith(prefix)).map((url) => url.slice(prefix.length)));
  if (![...ids].every((id) => uuid.test(id))) return false;
  return (await store.countPictures(db, siteId, [...ids])) === ids.size;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
