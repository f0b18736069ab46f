import { isWeakTransactionPassword } from '@quetzal/domain/wallet';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { selectCredential } from './credentials.store.ts';
import { identityErrors } from './identity.errors.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { passwordErrors } from './passwords/passwords.errors.ts';
import * as store from './transaction-passwords.store.ts';

const lockMs = 15 * 60_000;

/** Whose password it is. */
export interface PasswordOwner {
  siteId: string;
  memberId: string;
}

/** What else has to hold once the password is right; it throws its own refusal. */
interface Proving {
  prove?: (() => Promise<void>) | undefined;
}

/** The second password, asked for whenever money leaves. Five failures in a row lock it for a quarter of an hour. */
export interface TransactionPasswords {
  isSet(memberId: string): Promise<boolean>;
  /** Sets the first one; the login password shows that it is not somebody at an open screen. */
  set(owner: PasswordOwner, words: { loginPassword: string; password: string } & Proving): Promise<void>;
  change(owner: PasswordOwner, words: { currentPassword: string; password: string } & Proving): Promise<void>;
  /**
   * Puts another in the place of a forgotten one. The login password is not enough, since this one protects from who has it:
   * `prove` has to see something else that the member holds.
   */
  reset(
    owner: PasswordOwner,
    words: { loginPassword: string; password: string; prove: () => Promise<void> },
  ): Promise<void>;
  /**
   * Refuses with `identity.transaction_password_wrong`, `_unset` (both 422) or `_locked` (429). Slow on purpose: call it
   * before a transaction, never inside one.
   */
  verify(owner: PasswordOwner, password: string): Promise<void>;
}

/** Wires it to the database and the clock. */
export function createTransactionPasswords({ db, clock }: { db: Database; clock: Clock }): TransactionPasswords {
  const tell = (tx: Tx, { siteId, memberId }: PasswordOwner, action: string) =>
    reportEvent(tx, {
      at: clock.now(),
      siteId,
      component: 'identity.transaction_password',
      action,
      subject: `member:${memberId}`,
      actor: { kind: 'member', id: memberId },
    });

  function refuseLocked(until: Date, now: Date): never {
    const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
    throw identityErrors.transactionPasswordLocked(minutes);
  }

  /**
   * Looks, which is slow, then decides in the member's turn, which is not: a right password never counts as a failure, and
   * many at once get no more answers than one after another. `field` is the input that a wrong one came in.
   */
  async function attempt(owner: PasswordOwner, hash: string | undefined, password: string, field: string) {
    const now = clock.now();
    const lockedUntil = await store.selectTransactionLock(db, owner.memberId, now);
    if (lockedUntil !== undefined) refuseLocked(lockedUntil, now);
    const isRight = await verifyPassword(hash, password);
    const lockUntil = new Date(now.getTime() + lockMs);
    const decided = await db.transaction().execute(async (tx) => {
      const made = await store.decideTransactionAttempt(tx, owner.memberId, { isRight, now, lockUntil });
      if (made.outcome === 'failed') await tell(tx, owner, 'failed');
      if (made.outcome === 'locked_now') await tell(tx, owner, 'locked');
      return made;
    });
    if (decided.outcome === 'right') return;
    if (decided.outcome === 'locked') refuseLocked(decided.until, now);
    throw field === 'loginPassword' ? passwordErrors.wrong(field) : identityErrors.transactionPasswordWrong(field);
  }

  /** The login password shows that it is not somebody at an open screen; a new one that anybody would try is refused first. */
  async function byLogin(owner: PasswordOwner, loginPassword: string, password: string): Promise<void> {
    if (isWeakTransactionPassword(password) || password === loginPassword) {
      throw identityErrors.transactionPasswordWeak();
    }
    const login = await selectCredential(db, owner.memberId);
    await attempt(owner, login?.passwordHash, loginPassword, 'loginPassword');
  }

  async function replace(
    owner: PasswordOwner,
    expected: string | undefined,
    password: string,
    action: 'set' | 'changed' | 'reset',
  ): Promise<void> {
    const next = await hashPassword(password);
    await db.transaction().execute(async (tx) => {
      const done = await store.replaceTransactionHash(tx, owner.memberId, { expected, next }, clock.now());
      if (!done) throw identityErrors.transactionPasswordIsSet();
      await tell(tx, owner, action);
    });
  }

  return {
    isSet: async (memberId) => (await store.selectTransactionHash(db, memberId)) !== undefined,
    async set(owner, { loginPassword, password, prove }) {
      if ((await store.selectTransactionHash(db, owner.memberId)) !== undefined) {
        throw identityErrors.transactionPasswordIsSet();
      }
      await byLogin(owner, loginPassword, password);
      await prove?.();
      await replace(owner, undefined, password, 'set');
    },
    async reset(owner, { loginPassword, password, prove }) {
      const forgotten = await store.selectTransactionHash(db, owner.memberId);
      if (forgotten === undefined) throw identityErrors.transactionPasswordUnset();
      await byLogin(owner, loginPassword, password);
      await prove();
      await replace(owner, forgotten, password, 'reset');
    },
    async change(owner, { currentPassword, password, prove }) {
      const hash = await store.selectTransactionHash(db, owner.memberId);
      if (hash === undefined) throw identityErrors.transactionPasswordUnset();
      await attempt(owner, hash, currentPassword, 'currentPassword');
      const login = await selectCredential(db, owner.memberId);
      if (isWeakTransactionPassword(password) || (await verifyPassword(login?.passwordHash, password))) {
        throw identityErrors.transactionPasswordWeak();
      }
      await prove?.();
      await replace(owner, hash, password, 'changed');
    },
    async verify(owner, password) {
      const hash = await store.selectTransactionHash(db, owner.memberId);
      if (hash === undefined) throw identityErrors.transactionPasswordUnset();
      await attempt(owner, hash, password, 'transactionPassword');
    },
  };
}
