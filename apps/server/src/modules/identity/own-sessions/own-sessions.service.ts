import { maskIp } from '@quetzal/domain/members';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Sessions } from '../sessions.ts';
import { type Browser, browserOf } from './browser-of.ts';

/** One login under way as its owner sees it. */
export interface OwnSession extends Browser {
  id: string;
  /** Only its beginning. */
  ip: string | null;
  /** ISO 3166-1 alpha-2, where the deployment can tell. */
  country: string | null;
  side: 'member' | 'agent';
  openedAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

/** Who looks at, or ends, their logins. */
export interface SessionOwner {
  siteId: string;
  memberId: string;
  sessionId: string;
}

/** A member's own logins. */
export interface OwnSessions {
  list(owner: SessionOwner): Promise<OwnSession[]>;
  /** Ends one, with the remembered browser that it came from. Refuses with `request.not_found`. */
  end(owner: SessionOwner, id: string): Promise<void>;
  /** Ends all but the one that asks, and forgets every other remembered browser. */
  endOthers(owner: SessionOwner): Promise<void>;
}

/** Wires the room; `countryOf` tells where an address is. */
export function createOwnSessions(deps: {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  countryOf?: ((ip: string) => string | undefined) | undefined;
}): OwnSessions {
  const { db, clock, sessions, countryOf } = deps;

  const report = ({ siteId, memberId }: SessionOwner, action: string, subject: string) =>
    db.transaction().execute((tx) =>
      reportEvent(tx, {
        at: clock.now(),
        siteId,
        component: 'identity.sessions',
        action,
        subject,
        actor: { kind: 'member', id: memberId },
      }),
    );

  return {
    async list({ memberId, sessionId }) {
      const rows = await sessions.listOwn(memberId);
      return rows.map(({ id, ip, side, userAgent, openedAt, lastSeenAt }) => ({
        id,
        ...browserOf(userAgent),
        ip: ip === null ? null : maskIp(ip),
        country: (ip === null ? undefined : countryOf?.(ip)) ?? null,
        side,
        openedAt: openedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === sessionId,
      }));
    },
    async end(owner, id) {
      if (!(await sessions.revokeOwn(owner.memberId, id))) throw errors.notFound();
      await report(owner, 'ended', `session:${id}`);
    },
    async endOthers(owner) {
      await sessions.revokeAll(owner.memberId, owner.sessionId);
      await report(owner, 'others_ended', `member:${owner.memberId}`);
    },
  };
}
