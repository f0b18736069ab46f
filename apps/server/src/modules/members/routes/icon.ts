import Type from 'typebox';
import { errors } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { uploadBytesMax } from '#kernel/uploads/uploads.store.ts';
import { avatarOf, avatars, picturePath, picturesUrl } from '../avatar.ts';
import type { MemberRoutesDeps } from './deps.ts';

const url = '/wps/member/info/icon';
const common = { tag: 'members', moduleIds: ['PROFPIC3'], access: 'member' } as const;
const Avatar = Type.String({ pattern: '^a([1-9]|1[0-2])$', examples: ['a3'] });
const base64Length = Math.ceil(uploadBytesMax / 3) * 4;

/** What stands for a member: a drawing, of which there is a choice, or a picture of their own. */
export function addIcon(api: Api, deps: MemberRoutesDeps): void {
  addGetIcon(api, deps);
  addSetIcon(api, deps);
  addPutPicture(api, deps);
  addGetPicture(api, deps);
}

function addGetIcon(api: Api, { db, members }: MemberRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url,
    operationId: 'getIcon',
    summary: 'The drawing or picture that stands for the member, and the drawings to choose from',
    value: Type.Object({
      avatar: Avatar,
      picture: Type.Union([Type.String(), Type.Null()]),
      choices: Type.Array(Avatar),
    }),
    async handle({ caller }) {
      const member = await members.byId(db, caller.memberId);
      if (member === undefined) throw errors.notLoggedIn();
      const { id, avatar, pictureId } = member;
      return { avatar: avatar ?? avatarOf(id), picture: picturePath(pictureId), choices: [...avatars] };
    },
  });
}

function addSetIcon(api: Api, { pictures }: MemberRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'PUT',
    url,
    operationId: 'setIcon',
    summary: 'Choose a drawing; a picture of one’s own goes',
    body: Body({ avatar: Avatar }),
    value: Type.Null(),
    async handle({ caller, body }) {
      await pictures.choose(caller.memberId, body.avatar);
      return null;
    },
  });
}

function addPutPicture(api: Api, { pictures }: MemberRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'PUT',
    url: `${url}/picture`,
    operationId: 'setPicture',
    summary: 'Put a picture in place of the drawing; its middle is kept as a square',
    callsPerMinuteMax: 10,
    bodyBytesMax: base64Length + 1_024,
    refusals: [413, 422, 429],
    body: Body({
      image: Type.String({
        maxLength: base64Length,
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
        description: 'PNG or JPEG in base64, 5 MB at most',
      }),
    }),
    value: Type.Object({ picture: Type.String({ description: 'Its path' }) }),
    handle: async ({ caller, body }) => ({ picture: await pictures.put(caller, Buffer.from(body.image, 'base64')) }),
  });
}

/** Seen by whoever knows its id, which nobody can guess: an image in a page brings no session along. */
function addGetPicture(api: Api, { db, pictures }: MemberRoutesDeps): void {
  addOperation(api, {
    tag: 'members',
    moduleIds: [],
    access: 'public',
    method: 'GET',
    url: `${picturesUrl}/:id`,
    operationId: 'getPicture',
    summary: 'A picture of a member',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: Type.Unknown(),
    enveloped: false,
    refusals: [404],
    async handle({ params, req, reply }) {
      const picture = await pictures.find(db, req.site.id, params.id);
      if (picture === undefined) throw errors.notFound();
      const kept = 'private, max-age=31536000, immutable';
      return reply.header('cache-control', kept).type(picture.contentType).send(picture.bytes);
    },
  });
}
