import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { uploadBytesMax } from '#kernel/uploads/uploads.store.ts';
import type { AnnouncementPictures } from '../pictures/pictures.service.ts';

/** What the calls of operators about pictures need. */
export interface PictureOpsDeps {
  pictures: AnnouncementPictures;
  siteOf: (operatorId: string) => Promise<string>;
}

const base64Length = Math.ceil(uploadBytesMax / 3) * 4;

/** The call with which operators put a picture up. */
export function addPictureOps(api: Api, { pictures, siteOf }: PictureOpsDeps): void {
  addOperation(api, {
    tag: 'announcements',
    moduleIds: [],
    access: 'operator',
    permission: 'announcements.publish',
    method: 'POST',
    url: '/ops/v1/announcements/pictures',
    operationId: 'addAnnouncementPicture',
    summary: 'Puts a picture up; announcements name it by the address that this answers',
    callsPerMinuteMax: 30,
    bodyBytesMax: base64Length + 1_024,
    refusals: [413, 422, 429],
    body: Body({
      image: Type.String({
        maxLength: base64Length,
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
        description: 'PNG or JPEG in base64, 5 MB at most',
      }),
    }),
    value: Type.Object({
      url: Type.String(),
      width: Type.Integer({ description: 'In pixels, as it is kept' }),
      height: Type.Integer({ description: 'In pixels, as it is kept' }),
    }),
    async handle({ caller, body }) {
      const by = { operatorId: caller.operatorId, siteId: await siteOf(caller.operatorId) };
      return pictures.add(by, Buffer.from(body.image, 'base64'));
    },
  });
}
