import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { ChatMessageView, messageFor } from '../chat.views.ts';
import type { ChatRoutesDeps } from './deps.ts';

const pageSize = 50;
const params = Type.Object({ room: Type.String({ maxLength: 24 }) });
const common = { method: 'GET', tag: 'chat', moduleIds: ['CBS3'], params, refusals: [404] } as const;
const State = Type.Union([Type.Literal('clear'), Type.Literal('break'), Type.Literal('muted'), Type.Literal('young')]);

/** What was said in a room, and whether the caller may say something. */
export function addReadMessages(api: Api, { chat, sites }: ChatRoutesDeps): void {
  addOperation(api, {
    ...common,
    url: '/wps/v2/chat/rooms/:room/messages',
    operationId: 'listChatMessages',
    summary: 'The last fifty messages of a room, newest first, or the fifty before one of them',
    access: 'optional',
    polled: true,
    query: Type.Object({ before: Type.Optional(Type.String({ format: 'uuid' })) }),
    value: Type.Object({ content: Type.Array(ChatMessageView), hasMore: Type.Boolean() }),
    async handle({ caller, req, params, query }) {
      const siteId = req.site.id;
      const site = await sites.byId(siteId);
      const { messages, hasMore } = await chat.pageOf({ siteId, room: params.room, before: query.before }, pageSize);
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
