import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { ChatMessageView, messageFor } from '../chat.views.ts';
import type { ChatRoutesDeps } from './deps.ts';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });
const common = { tag: 'chat', moduleIds: ['CBS3'], access: 'member', callsPerMinuteMax: 60 } as const;
const Reason = Type.Union([
  Type.Literal('spam'),
  Type.Literal('abuse'),
  Type.Literal('contact'),
  Type.Literal('other'),
]);
/** More than a message may have: what is cleaned away does not count. */
const writtenMax = 2_000;

/** Saying something, taking it back, telling the moderators of what somebody else said. */
export function addWriteMessages(api: Api, { chat, sites }: ChatRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'POST',
    url: '/wps/v2/chat/rooms/:room/messages',
    operationId: 'sayInChat',
    summary: 'Says something in a room',
    params: Type.Object({ room: Type.String({ maxLength: 24 }) }),
    body: Body({ text: Type.String({ maxLength: writtenMax, description: 'Plain text of 300 characters at most' }) }),
    value: ChatMessageView,
    refusals: [404, 409, 422, 429],
    async handle({ caller, params, body }) {
      const said = await chat.say(caller, params.room, body.text);
      return messageFor(said, await sites.byId(caller.siteId), caller.memberId);
    },
  });
  addOperation(api, {
    ...common,
    method: 'DELETE',
    url: '/wps/v2/chat/messages/:id',
    operationId: 'takeBackChatMessage',
    summary: 'Takes an own message back, within two minutes',
    params: Id,
    value: Type.Null(),
    refusals: [404, 409],
    async handle({ caller, params }) {
      await chat.takeBack(caller, params.id);
      return null;
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: '/wps/v2/chat/messages/:id/reports',
    operationId: 'reportChatMessage',
    summary: 'Tells the moderators of a message; a second time changes nothing',
    params: Id,
    body: Body({ reason: Reason }),
    value: Type.Null(),
    refusals: [404, 409],
    async handle({ caller, params, body }) {
      await chat.report(caller, params.id, body.reason);
      return null;
    },
  });
}
