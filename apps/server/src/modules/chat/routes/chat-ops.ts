import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Sites } from '#modules/site';
import { titleOf } from '../chat.rooms.ts';
import type { Moderation } from '../moderation.service.ts';

/** What the calls of operators need. */
export interface ChatOpsDeps {
  moderation: Moderation;
  sites: Pick<Sites, 'byId'>;
  siteOf(operatorId: string): Promise<string>;
}

const reads = { method: 'GET', tag: 'chat', moduleIds: [], access: 'operator', permission: 'chat.read' } as const;
const acts = { tag: 'chat', moduleIds: [], access: 'operator', permission: 'chat.moderate', refusals: [404] } as const;
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Account = Type.String({ minLength: 1, maxLength: 128 });
const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' });
const Limit = Type.Integer({ minimum: 1, maximum: 200, default: 50 });
const MinutesMax = 366 * 24 * 60;
const Text = Type.String();

/** What operators read of the chat. */
export function addChatReads(api: Api, { moderation, sites, siteOf }: ChatOpsDeps): void {
  addOperation(api, {
    ...reads,
    url: '/ops/v1/chat/rooms',
    operationId: 'listChatRoomsForOperators',
    summary: 'The rooms of the site, as its file has them',
    value: Type.Object({
      content: Type.Array(
        Type.Object({ code: Text, title: Text, slowSeconds: Type.Integer(), accountAgeHoursMin: Type.Integer() }),
      ),
    }),
    async handle({ caller }) {
      const site = await sites.byId(await siteOf(caller.operatorId));
      const content = site.settings.chat.rooms.map((room) => {
        const { code, slowSeconds, accountAgeHoursMin } = room;
        return { code, title: titleOf(room, site.defaultLanguage, site), slowSeconds, accountAgeHoursMin };
      });
      return { content };
    },
  });
  addOperation(api, {
    ...reads,
    url: '/ops/v1/chat/reports',
    operationId: 'listChatReports',
    summary: 'Messages whose reports nobody has decided on, the oldest first',
    query: Type.Object({ limit: Limit }),
    value: Type.Object({
      content: Type.Array(
        Type.Object({
          messageId: Text,
          room: Text,
          account: Text,
          text: Text,
          at: Instant,
          reports: Type.Integer(),
          reasons: Type.Array(Text),
        }),
      ),
    }),
    async handle({ caller, query }) {
      const open = await moderation.reports(await siteOf(caller.operatorId), query.limit);
      return { content: open.map((report) => ({ ...report, at: report.at.toISOString() })) };
    },
  });
  addOperation(api, {
    ...reads,
    url: '/ops/v1/chat/mutes',
    operationId: 'listChatMutes',
    summary: 'Who may not write now',
    value: Type.Object({
      content: Type.Array(Type.Object({ account: Text, reason: Text, since: Instant, until: Instant })),
    }),
    async handle({ caller }) {
      const mutes = await moderation.mutes(await siteOf(caller.operatorId));
      const content = mutes.map(({ account, reason, since, until }) => {
        return { account, reason, since: since.toISOString(), until: until.toISOString() };
      });
      return { content };
    },
  });
  addLog(api, { moderation, siteOf });
}

function addLog(api: Api, { moderation, siteOf }: Pick<ChatOpsDeps, 'moderation' | 'siteOf'>): void {
  const nullable = Type.Union([Text, Type.Null()]);
  const Line = { id: Text, room: Text, account: Text, text: Text, at: Instant };
  addOperation(api, {
    ...reads,
    url: '/ops/v1/chat/messages',
    operationId: 'listChatLog',
    summary: 'What was said, removed messages too, newest first',
    refusals: [404],
    query: Type.Object({
      room: Type.Optional(Type.String({ maxLength: 24 })),
      account: Type.Optional(Account),
      before: Type.Optional(Type.String({ format: 'uuid' })),
      limit: Limit,
    }),
    value: Type.Object({ content: Type.Array(Type.Object({ ...Line, removedBy: nullable, removalReason: nullable })) }),
    async handle({ caller, query: { limit, ...wish } }) {
      const lines = await moderation.log({ siteId: await siteOf(caller.operatorId), ...wish }, limit);
      const content = lines.map(({ id, room, account, content: text, createdAt, removedBy, removalReason }) => {
        return { id, room, account, text, at: createdAt.toISOString(), removedBy, removalReason };
      });
      return { content };
    },
  });
}

/** What operators do about it. */
export function addChatActs(api: Api, { moderation, siteOf }: ChatOpsDeps): void {
  const byOf = async ({ operatorId }: { operatorId: string }) => ({ operatorId, siteId: await siteOf(operatorId) });
  addOperation(api, {
    ...acts,
    method: 'POST',
    url: '/ops/v1/chat/messages/:id/removal',
    operationId: 'removeChatMessage',
    summary: 'Takes a message out of its room; its reports are decided on',
    params: Id,
    body: Body({ reason: Reason }),
    value: Type.Null(),
    async handle({ caller, params, body }) {
      await moderation.remove(await byOf(caller), params.id, body.reason);
      return null;
    },
  });
  addOperation(api, {
    ...acts,
    method: 'POST',
    url: '/ops/v1/chat/messages/:id/dismissal',
    operationId: 'dismissChatReports',
    summary: 'Leaves a reported message where it is',
    params: Id,
    body: Body({ reason: Reason }),
    value: Type.Null(),
    async handle({ caller, params, body }) {
      await moderation.dismiss(await byOf(caller), params.id, body.reason);
      return null;
    },
  });
  addOperation(api, {
    ...acts,
    method: 'POST',
    url: '/ops/v1/chat/mutes',
    operationId: 'muteInChat',
    summary: 'Lets a member only read, for a while',
    body: Body({ account: Account, minutes: Type.Integer({ minimum: 1, maximum: MinutesMax }), reason: Reason }),
    value: Type.Object({ until: Instant }),
    async handle({ caller, body }) {
      return { until: (await moderation.mute(await byOf(caller), body)).toISOString() };
    },
  });
  addOperation(api, {
    ...acts,
    method: 'POST',
    url: '/ops/v1/chat/mutes/end',
    operationId: 'unmuteInChat',
    summary: 'Lets a member write again',
    body: Body({ account: Account, reason: Reason }),
    value: Type.Null(),
    async handle({ caller, body }) {
      await moderation.unmute(await byOf(caller), body);
      return null;
    },
  });
}
