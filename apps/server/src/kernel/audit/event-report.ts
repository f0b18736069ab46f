import type { Tx } from '../database/database.ts';
import { newId } from '../ids/ids.ts';

/** Who did it; `id` is left out for the system itself. */
export interface EventActor {
  kind: 'member' | 'operator' | 'provider' | 'system';
  id?: string;
}

/** One line of the event report. `before` and `after` are plain values; amounts in them are decimal strings. */
export interface ReportedEvent {
  at: Date;
  siteId: string | null;
  /** The room that reports, as `wallet.withdrawals`. */
  component: string;
  /** What was done: `approved`, `locked`. */
  action: string;
  /** What it is about, as `withdrawal:<id>`. */
  subject: string;
  actor: EventActor;
  reason?: string | undefined;
  before?: object | undefined;
  after?: object | undefined;
}

/** Writes a line of the event report in the transaction that makes it true. Never hand it a secret. */
export async function reportEvent(tx: Tx, event: ReportedEvent): Promise<void> {
  await tx
    .insertInto('event_report')
    .values({
      id: newId(),
      at: event.at,
      site_id: event.siteId,
      component: event.component,
      action: event.action,
      subject: event.subject,
      actor_kind: event.actor.kind,
      actor_id: event.actor.id ?? null,
      reason: event.reason ?? null,
      before: event.before === undefined ? null : JSON.stringify(event.before),
      after: event.after === undefined ? null : JSON.stringify(event.after),
    })
    .execute();
}
