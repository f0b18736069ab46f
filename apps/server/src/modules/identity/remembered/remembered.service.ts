import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { hashSecret, newId, newSecret } from '#kernel/ids/ids.ts';
import type { Remembered, Side } from '../login.model.ts';
import type { Sessions } from '../sessions.ts';
import * as store from './remembered.store.ts';

const dayMs = 24 * 60 * 60_000;
/** Two tabs that open together bring the same token: the later one is no thief. */
const leewayMs = 30_000;

/** Whose browser came, and what it gets for the next time. */
export interface Recognised {
  memberId: string;
  side: Side;
  remembered: Remembered;
}

/** Browsers that come in without a password for a day after one was given. */
export interface RememberedBrowsers {
  /** Remembers a browser in the transaction of its login. */
  start(tx: Tx, owner: { siteId: string; memberId: string; side: Side }): Promise<Remembered>;
  /**
   * Uses a token up for the next one of its family, which ends when the first would have. A token that was used before is
   * in two hands: the family ends, with every session that it opened. Undefined when the browser has to log in.
   */
  redeem(siteId: string, token: string): Promise<Recognised | undefined>;
}

/** Wires the room. */
export function createRememberedBrowsers(deps: {
  db: Database;
  clock: Clock;
  sessions: Pick<Sessions, 'revokeFamily'>;
}): RememberedBrowsers {
  const { db, clock, sessions } = deps;

  async function hand(
    tx: Tx,
    row: { siteId: string; memberId: string; side: Side; familyId: string; expiresAt: Date },
  ): Promise<Remembered> {
    const { familyId, expiresAt } = row;
    const token = newSecret();
    await store.insertToken(tx, { ...row, tokenHash: hashSecret(token) }, clock.now());
    return { familyId, token, expiresAt };
  }

  /** The next token, or the family of one that was used before. */
  async function rotate(tx: Tx, siteId: string, token: string): Promise<Recognised | { stolen: string } | undefined> {
    const now = clock.now();
    const tokenHash = hashSecret(token);
    const row = await store.lockToken(tx, tokenHash);
    if (row === undefined || row.siteId !== siteId || row.endedAt !== null || row.expiresAt <= now) return undefined;
    const { familyId, memberId, side, expiresAt, replacedAt } = row;
    if (replacedAt !== null && now.getTime() - replacedAt.getTime() > leewayMs) {
      await store.endFamily(tx, familyId, now);
      await reportEvent(tx, {
        at: now,
        siteId,
        component: 'identity.remembered',
        action: 'token_reused',
        subject: `member:${memberId}`,
        actor: { kind: 'system' },
      });
      return { stolen: familyId };
    }
    await store.markReplaced(tx, tokenHash, now);
    return { memberId, side, remembered: await hand(tx, { familyId, siteId, memberId, side, expiresAt }) };
  }

  return {
    start: (tx, owner) => hand(tx, { ...owner, familyId: newId(), expiresAt: new Date(clock.now().getTime() + dayMs) }),
    async redeem(siteId, token) {
      const found = await db.transaction().execute((tx) => rotate(tx, siteId, token));
      if (found === undefined || !('stolen' in found)) return found;
      await sessions.revokeFamily(found.stolen);
      return undefined;
    },
  };
}
