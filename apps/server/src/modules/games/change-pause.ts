import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Pause } from './game.model.ts';

/** An operator at work on a site. */
export interface SiteOperator {
  operatorId: string;
  siteId: string;
}

/** What an operator says of something that is to be closed. */
export interface PauseWish {
  backAt: Date | null;
  reason: string;
}

/** What is closed or opened, under the name that the event report has for it. */
export interface PauseSubject {
  component: 'games.vendors' | 'games.catalogue';
  subject: string;
  /** Its pause until now; undefined where there is no such thing. */
  read(tx: Tx): Promise<Pause | null | undefined>;
  write(tx: Tx, pause: Pause | null): Promise<void>;
}

/**
 * Closes something at a site, or opens it (`backAt` undefined), and reports it. Refuses with `request.not_found`, and a
 * return that is past with `request.time_past`.
 */
export async function changePause(
  { db, clock }: { db: Database; clock: Clock },
  by: SiteOperator,
  { component, subject, read, write }: PauseSubject,
  { backAt, reason }: { backAt?: Date | null; reason: string },
): Promise<void> {
  const at = clock.now();
  if (backAt && backAt <= at) throw errors.timePast('backAt');
  await db.transaction().execute(async (tx) => {
    const before = await read(tx);
    if (before === undefined) throw errors.notFound();
    await write(tx, backAt === undefined ? null : { at, backAt });
    await reportEvent(tx, {
      at,
      siteId: by.siteId,
      component,
      action: backAt === undefined ? 'resumed' : 'paused',
      subject,
      actor: { kind: 'operator', id: by.operatorId },
      reason,
      before: { pausedAt: before?.at.toISOString() ?? null, backAt: before?.backAt?.toISOString() ?? null },
      after: backAt === undefined ? { pausedAt: null } : { backAt: backAt?.toISOString() ?? null },
    });
  });
}
