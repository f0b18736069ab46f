import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { ChatMessageView, messageFor } from '../chat.views.ts';
import type { ChatRoutesDeps } from './deps.ts';

/** A window of a room: as long as the page asks, within what one answer should carry. */
const [windowLength, windowLengthMax] = [50, 100];
const params = Type.Object({ room: Type.String({ maxLength: 24 }) });
const common = { method: 'GET', tag: 'chat', moduleIds: ['CBS3'], params, refusals: [404] } as const;
const State = Type.Union([Type.Literal('clear'), Type.Literal('break'), Type.Literal('muted'), Type.Literal('young')]);

/** What was said in a room, and whether the caller may say something. */
export function addReadMessages(api: Api, { chat, sites }: ChatRoutesDeps): void {
  addOperation(api, {
    ...common,
    url: '/wps/v2/chat/rooms/:room/messages',
    operationId: 'listChatMessages',
    summary: 'The last messages of a room, newest first, or those before one of them',
    access: 'optional',
    polled: true,
    query: Type.Object({
      before: Type.Optional(Type.String({ format: 'uuid', description: 'Id of a message; it is not told again' })),
      limit: Type.Integer({ minimum: 1, maximum: windowLengthMax, default: windowLength }),
    }),
    value: Type.Object({
      content: Type.Array(ChatMessageView),
      hasMore: Type.Boolean({ description: 'False where these are the oldest that are kept' }),
    }),
    async handle({ caller, req, params: { room }, query: { before, limit } }) {
      const siteId = req.site.id;
      const site = await sites.byId(siteId);
      const { messages, hasMore } = await chat.pageOf({ siteId, room, before }, limit);
      return { content: messages.map((kept) => messageFor(kept, site, caller?.memberId)), hasMore };
    },
  });
  addOperation(api, {
    ...common,
    url: '/wps/v2/chat/rooms/:room/standing',
    operationId: 'getChatStanding',
    summary: 'Whether the member may write in a room',
    access: 'member',
    polled: true,
    value: Type.Object({
      state: State,
      until: Type.Union([Instant, Type.Null()], { description: 'Of a mute, and of an account that is too new' }),
    }),
    async handle({ caller, params: { room } }) {
      const standing = await chat.standingIn(caller, room);
      return { state: standing.state, until: 'until' in standing ? standing.until.toISOString() : null };
    },
  });
}
