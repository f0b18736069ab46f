import Type from 'typebox';
import type { Database } from '#kernel/database/database.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant, Page, page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { selectEvents } from '../events.store.ts';
import type { Integrity } from '../integrity.service.ts';
import type { IntegrityCheck } from '../integrity.store.ts';

/** What the calls need. */
export interface AuditRoutesDeps {
  db: Database;
  integrity: Integrity;
  siteOf: (operatorId: string) => Promise<string>;
}

const common = { tag: 'audit', moduleIds: [], access: 'operator' } as const;
const textOrNull = Type.Union([Type.String(), Type.Null()]);
const Name = Type.String({ minLength: 1, maxLength: 100 });

const EventView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  at: Instant,
  component: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  actorKind: Type.String(),
  actorId: textOrNull,
  reason: textOrNull,
  before: Type.Unknown(),
  after: Type.Unknown(),
});

const CheckView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  checkedAt: Instant,
  cause: Type.Unsafe<IntegrityCheck['cause']>(Type.String({ enum: ['start', 'schedule', 'demand'] })),
  digest: Type.String({ description: 'SHA-256 of the list of files, as sha256sum prints it' }),
  configDigest: Type.String(),
  matches: Type.Boolean(),
  differences: Type.Array(Type.Object({ path: Type.String(), what: Type.String() })),
});

const checkView = ({ checkedAt, ...check }: IntegrityCheck) => ({ ...check, checkedAt: checkedAt.toISOString() });
const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** The event report. */
export function addEventOps(api: Api, { db, siteOf }: AuditRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/ops/v1/events',
    operationId: 'listEvents',
    permission: 'audit.read',
    summary: 'The event report of the site and of the installation, newest first',
    query: Type.Object({
      component: Type.Optional(Name),
      action: Type.Optional(Name),
      subject: Type.Optional(Name),
      from: Type.Optional(Instant),
      to: Type.Optional(Instant),
      ...PageQuery,
    }),
    value: Page(EventView, {}),
    async handle({ caller, query: { from, to, pageNum, pageSize, ...filter } }) {
      const siteId = await siteOf(caller.operatorId);
      const slice = sliceOf({ pageNum, pageSize });
      const wanted = { ...filter, siteId, from: instantOf(from), to: instantOf(to) };
      const { events, total } = await selectEvents(db, wanted, slice);
      const lines = events.map((event) => ({ ...event, at: event.at.toISOString() }));
      return page(lines, total, { pageNum, pageSize });
    },
  });
}

/** Whether the program is what somebody vouched for. */
export function addIntegrityOps(api: Api, { integrity, siteOf }: AuditRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/ops/v1/integrity',
    operationId: 'getIntegrity',
    permission: 'audit.read',
    summary: 'What is vouched for, and the latest checks',
    query: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 500, default: 20 }) }),
    value: Type.Object({
      baseline: Type.Union([
        Type.Object({
          sealedAt: Instant,
          reason: Type.String(),
          digest: Type.String(),
          configDigest: Type.String(),
          files: Type.Record(Type.String(), Type.String()),
        }),
        Type.Null(),
      ]),
      checks: Type.Array(CheckView),
    }),
    async handle({ query }) {
      const { baseline, checks } = await integrity.list(query.limit);
      return {
        baseline: baseline === undefined ? null : { ...baseline, sealedAt: baseline.sealedAt.toISOString() },
        checks: checks.map(checkView),
      };
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: '/ops/v1/integrity/checks',
    operationId: 'checkIntegrity',
    permission: 'audit.read',
    summary: 'Compares program and configuration with what is vouched for, now',
    callsPerMinuteMax: 6,
    refusals: [429],
    value: CheckView,
    handle: async () => checkView(await integrity.check('demand')),
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: '/ops/v1/integrity/baseline',
    operationId: 'sealIntegrity',
    permission: 'integrity.seal',
    summary: 'Vouches for program and configuration as they are now, after an update that was meant',
    callsPerMinuteMax: 6,
    refusals: [429],
    body: Body({ reason: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S.*\\S' }) }),
    value: Type.Object({ sealedAt: Instant, digest: Type.String(), configDigest: Type.String() }),
    async handle({ caller: { operatorId }, body }) {
      const by = { operatorId, siteId: await siteOf(operatorId) };
      const { sealedAt, digest, configDigest } = await integrity.seal(by, body.reason);
      return { sealedAt: sealedAt.toISOString(), digest, configDigest };
    },
  });
}
