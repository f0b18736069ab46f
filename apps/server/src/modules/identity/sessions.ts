import type { Principal } from '#kernel/auth/principal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import { hashSecret, newId, newSecret } from '#kernel/ids/ids.ts';
import { isAgentType, isTrialType } from '@quetzal/domain/members';
import * as store from './sessions.store.ts';

const absoluteMs = 24 * 60 * 60_000;
const idleMs = 2 * 60 * 60_000;
const touchEveryMs = 60_000;
/** Who was away for less than this has not left. */
const awayMs = 15 * 60_000;

/** Where a login comes from. */
export interface LoginOrigin {
  ip: string;
  device: string | null;
}

/** Logins that are under way: each ends two hours after its last use, a day after its start, or when it is revoked. */
export interface Sessions {
  open: (tx: Tx, memberId: string, side: 'member' | 'agent', origin: LoginOrigin) => Promise<string>;
  principal: (token: string) => Promise<Principal | undefined>;
  isLive: (db: Reader, sessionId: string) => Promise<boolean>;
  keepAlive: (db: Reader, sessionId: string) => Promise<void>;
  /** Since when a member has been there: logins that follow one another within a quarter of an hour are one stay. */
  playingSince: (db: Reader, sessionId: string) => Promise<Date | undefined>;
  revoke: (token: string) => Promise<void>;
  /** Ends all of a member's sessions, or all but one. */
  revokeAll: (memberId: string, keptSessionId?: string) => Promise<void>;
}

export function createSessions(deps: { db: Database; clock: Clock; events: Events }): Sessions {
  const { db, clock, events } = deps;
  const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
  return {
    async open(tx, memberId, side, origin) {
      const token = newSecret();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + absoluteMs);
      await store.insertSession(
        tx,
        { id: newId(), memberId, tokenHash: hashSecret(token), side, ...origin, expiresAt },
        now,
      );
      return token;
    },
    async principal(token) {
      const now = clock.now();
      const found = await store.selectLive(db, hashSecret(token), now, before(now, idleMs));
      if (found === undefined) return undefined;
      const { lastSeenAt, ...who } = found;
      const notSince = before(now, touchEveryMs);
      if (lastSeenAt < notSince) await store.touchSession(db, who.sessionId, now, notSince);
      return { ...who, isAgent: isAgentType(who.type), isTrial: isTrialType(who.type) };
    },
    async isLive(reader, sessionId) {
      const now = clock.now();
      return store.selectIsLive(reader, sessionId, now, before(now, idleMs));
    },
    async keepAlive(reader, sessionId) {
      const now = clock.now();
      await store.touchSession(reader, sessionId, now, before(now, touchEveryMs));
    },
    async playingSince(reader, sessionId) {
      const lookBack = before(clock.now(), 2 * absoluteMs);
      const logins = await store.selectLoginsBeside(reader, sessionId, lookBack);
      let since = logins.find(({ id }) => id === sessionId)?.createdAt;
      for (const { createdAt, endedAt } of logins) {
        if (since !== undefined && createdAt < since && endedAt >= before(since, awayMs)) since = createdAt;
      }
      return since;
    },
    async revoke(token) {
      const ended = await store.revokeByToken(db, hashSecret(token), clock.now());
      if (ended) events.publish('session.revoked', { memberId: ended.memberId, sessionId: ended.id });
    },
    async revokeAll(memberId, keptSessionId) {
      const ended = await store.revokeAll(db, memberId, clock.now(), keptSessionId);
      for (const sessionId of ended) events.publish('session.revoked', { memberId, sessionId });
    },
  };
}
