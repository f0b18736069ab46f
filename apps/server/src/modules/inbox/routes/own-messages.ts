import Type, { type Static } from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { InboxMessage } from '../inbox.model.ts';
import type { Inbox } from '../inbox.service.ts';

const MessageView = Type.Object({
  id: Type.String(),
  kind: Type.String({ description: 'What it tells of: `deposit_settled`; `letter` was written by an operator' }),
  title: Type.String(),
  text: Type.String({ description: 'Plain text; lines are paragraphs' }),
  createdAt: Instant,
  readAt: Type.Union([Instant, Type.Null()]),
});
const Unread = Type.Object({ unread: Type.Integer() });
const common = { tag: 'inbox', moduleIds: ['INBOX3'], access: 'member' } as const;

const messageView = ({ createdAt, readAt, ...message }: InboxMessage): Static<typeof MessageView> => ({
  ...message,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

/** Reading the messages of the platform, and putting them away. */
export function addOwnMessages(api: Api, inbox: Inbox): void {
  addListMessages(api, inbox);
  addReadMessages(api, inbox);
}

function addListMessages(api: Api, inbox: Inbox): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/wps/relay/CSP_unreadCount',
    operationId: 'getUnreadCount',
    summary: 'How many messages of the platform the member has not read',
    polled: true,
    value: Unread,
    handle: async ({ caller }) => ({ unread: await inbox.unread(caller.memberId) }),
  });
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/wps/relay/CSP_getInbox',
    operationId: 'listMessages',
    summary: 'Messages of the platform in the language of the call, newest first',
    query: Type.Object({
      ...PageQuery,
      unreadOnly: Type.Boolean({ default: false }),
      before: Type.Optional(
        Type.String({ format: 'uuid', description: 'Only what came before this message; the numbers are of that' }),
      ),
    }),
    value: Page(MessageView, Unread.properties),
    async handle({ caller, query, req }) {
      const { unreadOnly, before, pageNum, pageSize } = query;
      const wish = { owner: caller, language: req.language, unreadOnly, before };
      const found = await inbox.pageOf(wish, sliceOf({ pageNum, pageSize }));
      return { ...page(found.messages.map(messageView), found.total, query), unread: found.unread };
    },
  });
}

function addReadMessages(api: Api, inbox: Inbox): void {
  const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
  addOperation(api, {
    ...common,
    method: 'PUT',
    url: '/wps/v2/member/messages/:id/read',
    operationId: 'readMessage',
    summary: 'Notes that a message was read',
    params,
    value: Unread,
    refusals: [404],
    handle: async ({ caller, params }) => ({ unread: await inbox.read(caller.memberId, params.id) }),
  });
  addOperation(api, {
    ...common,
    method: 'PUT',
    url: '/wps/v2/member/messages/:id/deleted',
    operationId: 'deleteMessage',
    summary: 'Puts a message away, or back again',
    params,
    body: Body({ deleted: Type.Boolean() }),
    value: Unread,
    refusals: [404],
    handle: async ({ caller, params: { id }, body }) => ({
      unread: await inbox.setDeleted(caller.memberId, id, body.deleted),
    }),
  });
  addOperation(api, {
    ...common,
    method: 'PUT',
    url: '/wps/v2/member/messages/read',
    operationId: 'readAllMessages',
    summary: 'Notes that all messages were read',
    value: Unread,
    async handle({ caller }) {
      await inbox.readAll(caller.memberId);
      return { unread: 0 };
    },
  });
}
