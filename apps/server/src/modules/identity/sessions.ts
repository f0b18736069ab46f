import type { Principal } from '#kernel/auth/principal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import { hashSecret, newId, newSecret } from '#kernel/ids/ids.ts';
import { isAgentType, isTrialType } from '@quetzal/domain/members';
import { upsertDevice } from './known-devices.store.ts';
import { endFamilies, endFamily } from './remembered/remembered.store.ts';
import * as endings from './session-endings.store.ts';
import * as store from './sessions.store.ts';

const absoluteMs = 24 * 60 * 60_000;
/** A login ends when it was not used for so long. */
export const idleMs = 2 * 60 * 60_000;
const touchEveryMs = 60_000;
/** Who was away for less than this has not left. */
const awayMs = 15 * 60_000;
/** Who did nothing for so long has to prove again who they are, before money moves or a game opens. */
const goneMs = 30 * 60_000;

/** Where a login comes from. */
export interface LoginOrigin {
  ip: string;
  device: string | null;
  /** What the browser says it is. */
  userAgent?: string | undefined;
  /** The secret in the browser's cookie. */
  deviceToken?: string | undefined;
  /** The address hides where its visitor is. */
  isConcealed?: boolean | undefined;
}

/** A login to be opened. */
export interface Opening {
  memberId: string;
  side: 'member' | 'agent';
  origin: LoginOrigin;
  /** The remembered browser that it belongs to. */
  familyId?: string | undefined;
}

/** Logins that are under way: each ends two hours after its last use, a day after its start, or when it is revoked. */
export interface Sessions {
  open: (tx: Tx, opening: Opening) => Promise<string>;
  /** Who has a token. A call that a page makes by itself (`isPolled`) is no sign of a person. */
  principal: (token: string, isPolled?: boolean) => Promise<Principal | undefined>;
  isLive: (db: Reader, sessionId: string) => Promise<boolean>;
  /** Counts what these logins are used for, such as a game, as their people being there. */
  keepAlive: (db: Reader, sessionIds: readonly string[]) => Promise<void>;
  /** Notes that the person of a session has proven again who they are. */
  markPresent: (db: Reader, sessionId: string) => Promise<void>;
  /** Since when a member has been there: logins that follow one another within a quarter of an hour are one stay. */
  playingSince: (db: Reader, sessionId: string) => Promise<Date | undefined>;
  /** The member's sessions that are under way. */
  listOwn: (memberId: string) => ReturnType<typeof store.selectOwnSessions>;
  revoke: (token: string) => Promise<void>;
  /** Ends one session of a member; false when there is none of that id. */
  revokeOwn: (memberId: string, sessionId: string) => Promise<boolean>;
  /** Ends what a remembered browser opened. */
  revokeFamily: (familyId: string) => Promise<void>;
  /** Ends all of a member's sessions and forgets all remembered browsers, or all but one. */
  revokeAll: (memberId: string, keptSessionId?: string) => Promise<void>;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

export function createSessions(deps: {
  db: Database;
  clock: Clock;
  events: Events;
  /** Told where every login that is complete comes from. */
  learnAddress?: ((tx: Tx, memberId: string, ip: string) => Promise<void>) | undefined;
}): Sessions {
  const { db, clock, learnAddress } = deps;
  const presenceAt = (now: Date) => ({ now, notSince: before(now, touchEveryMs), goneSince: before(now, goneMs) });
  return {
    async open(tx, { memberId, side, origin, familyId = null }) {
      const token = newSecret();
      const now = clock.now();
      const { ip, device, userAgent, deviceToken } = origin;
      const deviceHash = deviceToken === undefined ? null : hashSecret(deviceToken);
      await store.insertSession(
        tx,
        {
          id: newId(),
          memberId,
          tokenHash: hashSecret(token),
          side,
          ip,
          device,
          userAgent: userAgent ?? null,
          deviceHash,
          rememberedFamily: familyId,
          expiresAt: new Date(now.getTime() + absoluteMs),
        },
        now,
      );
      if (deviceHash !== null) await upsertDevice(tx, memberId, deviceHash, now);
      await learnAddress?.(tx, memberId, ip);
      return token;
    },
    async principal(token, isPolled = false) {
      const now = clock.now();
      const found = await store.selectLive(db, hashSecret(token), now, before(now, idleMs));
      if (found === undefined) return undefined;
      const { lastSeenAt, activeAt, ...who } = found;
      const presence = presenceAt(now);
      const isIdle = activeAt <= presence.goneSince;
      if (!isPolled && !isIdle && activeAt < presence.notSince) await store.touchPerson(db, who.sessionId, presence);
      else if (lastSeenAt < presence.notSince) await store.touchSession(db, who.sessionId, now, presence.notSince);
      return { ...who, isAgent: isAgentType(who.type), isTrial: isTrialType(who.type), isIdle };
    },
    async isLive(reader, sessionId) {
      const now = clock.now();
      return store.selectIsLive(reader, sessionId, now, before(now, idleMs));
    },
    keepAlive: (reader, sessionIds) => store.touchPersons(reader, sessionIds, presenceAt(clock.now())),
    markPresent: (reader, sessionId) => store.markPresent(reader, sessionId, clock.now()),
    async playingSince(reader, sessionId) {
      const lookBack = before(clock.now(), 2 * absoluteMs);
      const logins = await store.selectLoginsBeside(reader, sessionId, lookBack);
      let since = logins.find(({ id }) => id === sessionId)?.createdAt;
      for (const { createdAt, endedAt } of logins) {
        if (since !== undefined && createdAt < since && endedAt >= before(since, awayMs)) since = createdAt;
      }
      return since;
    },
    ...createEndings(deps),
  };
}

type Endings = 'listOwn' | 'revoke' | 'revokeOwn' | 'revokeFamily' | 'revokeAll';

/** How sessions are shown to their owner and ended; open screens hear of it. */
function createEndings({ db, clock, events }: Parameters<typeof createSessions>[0]): Pick<Sessions, Endings> {
  async function afterwards(ended: readonly endings.EndedSession[]): Promise<void> {
    for (const { id, memberId, rememberedFamily } of ended) {
      if (rememberedFamily !== null) await endFamily(db, rememberedFamily, clock.now());
      events.publish('session.revoked', { memberId, sessionId: id });
    }
  }
  return {
    listOwn(memberId) {
      const now = clock.now();
      return store.selectOwnSessions(db, memberId, now, before(now, idleMs));
    },
    async revoke(token) {
      const ended = await endings.revokeByToken(db, hashSecret(token), clock.now());
      if (ended !== undefined) await afterwards([ended]);
    },
    async revokeOwn(memberId, sessionId) {
      const ended = await endings.revokeById(db, memberId, sessionId, clock.now());
      if (ended !== undefined) await afterwards([ended]);
      return ended !== undefined;
    },
    async revokeFamily(familyId) {
      await afterwards(await endings.revokeByFamily(db, familyId, clock.now()));
    },
    async revokeAll(memberId, keptSessionId) {
      const ended = await endings.revokeAll(db, memberId, clock.now(), keptSessionId);
      await endFamilies(db, memberId, clock.now(), keptSessionId);
      for (const sessionId of ended) events.publish('session.revoked', { memberId, sessionId });
    },
  };
}
