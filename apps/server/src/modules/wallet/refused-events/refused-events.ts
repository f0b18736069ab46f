import { hash } from 'node:crypto';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { EventRefusal } from '../provider/payment-provider.ts';
import { addRefusedEvent, type RefusedEvent } from './refused-events.store.ts';

const kindsMax = 100;
const bodyLengthMax = 2_000;
const hourMs = 3_600_000;

const components = { payment: 'wallet.deposits', payout: 'wallet.withdrawals' } as const;

/** Remembers events of payment providers that were refused before anything could be kept of them. */
interface RefusedEvents {
  note(refused: { provider: string; reason: EventRefusal; body: Buffer }): void;
}

/** Refusals that look the same, and when the first of them came. */
interface Counted {
  refused: RefusedEvent;
  hour: Date;
  at: Date;
  times: number;
}

function keptOf({ provider, reason, body }: Parameters<RefusedEvents['note']>[0]): Omit<RefusedEvent, 'about'> {
  if (reason === 'unsigned') return { provider, reason, digest: '', body: null };
  // The database keeps no NUL in a text.
  const text = body.toString('utf8').replaceAll('\0', '').slice(0, bodyLengthMax);
  return { provider, reason, digest: hash('sha256', body, 'hex'), body: text };
}

/**
 * Counts refusals beside the calls, one transaction at a time, and reports the first of an hour. What no provider signed
 * makes one row an hour and keeps nothing of what was sent, so that a stranger can neither fill the database nor make it
 * busy.
 */
export function createRefusedEvents(
  deps: { db: Database; clock: Clock; onError: (error: unknown) => void },
  about: RefusedEvent['about'],
): RefusedEvents {
  const waiting = new Map<string, Counted>();
  let isWriting = false;

  async function writeOne({ refused, hour, at, times }: Counted): Promise<void> {
    const { provider, reason } = refused;
    await deps.db.transaction().execute(async (tx) => {
      if (!(await addRefusedEvent(tx, refused, { times, hour }))) return;
      await reportEvent(tx, {
        at,
        siteId: null,
        component: components[about],
        action: 'event_refused',
        subject: `provider:${provider}`,
        actor: { kind: 'system' },
        reason,
      });
    });
  }

  async function write(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    for (const [key, counted] of waiting) {
      waiting.delete(key);
      await writeOne(counted).catch(deps.onError);
    }
    isWriting = false;
  }

  return {
    note(refusal) {
      const refused = { about, ...keptOf(refusal) };
      const at = deps.clock.now();
      const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
      const key = `${hour.getTime()} ${refused.provider} ${refused.digest}`;
      const known = waiting.get(key);
      if (known !== undefined) known.times += 1;
      else if (waiting.size < kindsMax) waiting.set(key, { refused, hour, at, times: 1 });
      void write();
    },
  };
}
