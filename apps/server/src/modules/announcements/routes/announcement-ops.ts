import Type from 'typebox';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { announcementKinds, audiences, executions, platforms } from '../announcement.model.ts';
import type { Announcements } from '../announcements.service.ts';
import { AnnouncementView, announcementView, oneOf } from '../announcements.views.ts';

/** What the calls of operators need. */
export interface AnnouncementOpsDeps {
  announcements: Announcements;
  siteOf: (operatorId: string) => Promise<string>;
  sites: { byId(siteId: string): Promise<{ defaultLanguage: string }> };
}

const common = {
  tag: 'announcements',
  moduleIds: [],
  access: 'operator',
  permission: 'announcements.publish',
} as const;
const url = '/ops/v1/announcements';
const [titleMax, htmlMax, urlMax] = [200, 20_000, 500];

const Wish = Body({
  kind: oneOf(announcementKinds),
  audiences: Type.Array(oneOf(audiences), { minItems: 1, maxItems: 3, uniqueItems: true }),
  platform: Type.Optional(oneOf(platforms)),
  execution: Type.Optional(oneOf(executions)),
  groupName: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9_]{0,31}$' })),
  link: Type.Optional(Body({ kind: oneOf(['inside', 'outside']), url: Type.String({ maxLength: urlMax }) })),
  startsAt: Type.Optional(Instant),
  endsAt: Type.Optional(Instant),
  images: Type.Optional(
    Type.Array(
      Body({ sequence: Type.Integer({ minimum: 1, maximum: 100 }), url: Type.String({ maxLength: urlMax }) }),
      { maxItems: 10 },
    ),
  ),
  texts: Type.Record(
    Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$' }),
    Body({ title: Type.String({ minLength: 1, maxLength: titleMax }), html: Type.String({ maxLength: htmlMax }) }),
    { minProperties: 1, maxProperties: 60, additionalProperties: false },
  ),
});

const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** The calls of operators: publish, look, withdraw. */
export function addAnnouncementOps(api: Api, { announcements, siteOf, sites }: AnnouncementOpsDeps): void {
  const publisherOf = async ({ operatorId }: OperatorPrincipal) => ({ operatorId, siteId: await siteOf(operatorId) });
  addOperation(api, {
    ...common,
    method: 'GET',
    url,
    operationId: 'operatorListAnnouncements',
    summary: 'What is up or still to come, or everything; the newest 200',
    query: Type.Object({ isAll: Type.Boolean({ default: false }) }),
    value: Type.Object({ content: Type.Array(AnnouncementView) }),
    async handle({ caller, query }) {
      const { siteId } = await publisherOf(caller);
      return { content: (await announcements.list(siteId, query.isAll)).map(announcementView) };
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url,
    operationId: 'publishAnnouncement',
    summary: 'Publishes at once, or from a time on; answers what was kept of the HTML',
    body: Wish,
    value: AnnouncementView,
    refusals: [422],
    async handle({ caller, body }) {
      const by = await publisherOf(caller);
      const { platform = 'A', execution = 'B', images = [], startsAt, endsAt, ...wish } = body;
      const times = { startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) };
      const { defaultLanguage } = await sites.byId(by.siteId);
      return announcementView(
        await announcements.publish(by, { ...wish, ...times, platform, execution, images }, defaultLanguage),
      );
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: `${url}/:id/withdraw`,
    operationId: 'withdrawAnnouncement',
    summary: 'Takes an announcement back, with a reason',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    body: Body({ reason: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S.*\\S' }) }),
    value: AnnouncementView,
    refusals: [404, 409],
    handle: async ({ caller, params, body }) =>
      announcementView(await announcements.withdraw(await publisherOf(caller), params.id, body.reason)),
  });
}
