import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/** A line of the event report as it is read. */
interface EventLine {
  id: string;
  at: Date;
  component: string;
  action: string;
  subject: string;
  actorKind: string;
  actorId: string | null;
  reason: string | null;
  before: unknown;
  after: unknown;
}

/** Which lines are wanted; `component` stands for all of its parts too (`wallet` for `wallet.withdrawals`). */
interface EventFilter {
  siteId: string;
  component?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** The lines of a site, and those of the installation that belong to none, newest first. */
export async function selectEvents(
  db: Reader,
  filter: EventFilter,
  slice: { offset: number; limit: number },
): Promise<{ events: EventLine[]; total: number }> {
  const { siteId, component, action, subject, from, to } = filter;
  const matching = db
    .selectFrom('event_report')
    .where((eb) => eb.or([eb('site_id', '=', siteId), eb('site_id', 'is', null)]))
    .$if(component !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('component', '=', component ?? ''), sql<boolean>`starts_with(component, ${`${component ?? ''}.`})`]),
      ),
    )
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (query) => query.where('at', '<', to ?? new Date(0)));
  const [events, count] = await Promise.all([
    matching
      .select([
        'id',
        'at',
        'component',
        'action',
        'subject',
        'actor_kind as actorKind',
        'actor_id as actorId',
        'reason',
        'before',
        'after',
      ])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .offset(slice.offset)
      .limit(slice.limit)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { events, total: count.total };
}
