import { isWeakTransactionPassword } from '@quetzal/domain/wallet';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { tellMember } from '#modules/inbox';
import type { Members, Profiles } from '#modules/members';
import type { Messages } from '#modules/messages';
import { selectCredential } from './credentials.store.ts';
import { tellOwner } from './factors/tell-owner.ts';
import { identityErrors } from './identity.errors.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { createTransactionAttempts, type PasswordOwner } from './transaction-attempts.ts';
import * as store from './transaction-passwords.store.ts';

/**
 * What else has to hold once the password is right; it throws its own refusal. `stepUp` asks for a second proof where the
 * account wants one, `held` always: there no password says who it is, or not enough.
 */
interface Proving {
  prove: (asked: 'stepUp' | 'held') => Promise<void>;
}

/** A password where the one before is not known; who came in without a login password has none to tell. */
interface NewByLogin extends Proving {
  loginPassword?: string | undefined;
  password: string;
}

/** What the room is made of. */
export interface TransactionPasswordsDeps {
  db: Database;
  clock: Clock;
  members: Pick<Members, 'byId'>;
  profiles: Pick<Profiles, 'of'>;
  messages: Pick<Messages, 'send'>;
}

/** The second password, asked for whenever money leaves. Five failures in a row lock it for a quarter of an hour. */
export interface TransactionPasswords {
  isSet(memberId: string): Promise<boolean>;
  /** Sets the first one; the login password, else a proof, shows that it is not somebody at an open screen. */
  set(owner: PasswordOwner, words: NewByLogin): Promise<void>;
  change(owner: PasswordOwner, words: { currentPassword: string; password: string } & Proving): Promise<void>;
  /**
   * Puts another in the place of a forgotten one. The login password is not enough, since this one protects from who has it:
   * `prove` has to see something else that the member holds.
   */
  reset(owner: PasswordOwner, words: NewByLogin): Promise<void>;
  /**
   * Refuses with `identity.transaction_password_wrong`, `_unset` (both 422) or `_locked` (429). Slow on purpose: call it
   * before a transaction, never inside one.
   */
  verify(owner: PasswordOwner, password: string): Promise<void>;
}

/** Wires the room. */
export function createTransactionPasswords(deps: TransactionPasswordsDeps): TransactionPasswords {
  const { db, clock, members } = deps;
  const { report, assertOpen, attempt } = createTransactionAttempts(deps);

  /**
   * The login password shows that it is not somebody at an open screen; a new one that anybody would try is refused first.
   * False for an account without a login password: a proof has to show it then.
   */
  async function isByLogin(owner: PasswordOwner, { loginPassword = '', password }: NewByLogin): Promise<boolean> {
    if (isWeakTransactionPassword(password) || password === loginPassword) {
      throw identityErrors.transactionPasswordWeak();
    }
    const login = await selectCredential(db, owner.memberId);
    if (login === undefined) await assertOpen(owner);
    else await attempt(owner, login.passwordHash, loginPassword, 'loginPassword');
    return login !== undefined;
  }

  /** Whoever chose it may not have been the member: the member hears of it in the inbox, and by mail or text. */
  async function tell(tx: Tx, { siteId, memberId }: PasswordOwner): Promise<void> {
    const member = await members.byId(tx, memberId);
    if (member === undefined) return;
    const params = { account: member.account };
    await tellMember(tx, { siteId, memberId, at: clock.now() }, { kind: 'transaction_password_changed', params });
    await tellOwner(tx, deps, member, 'transaction_password_changed', 'en');
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
      await report(tx, owner, action);
      await tell(tx, owner);
    });
  }

  return {
    isSet: async (memberId) => (await store.selectTransactionHash(db, memberId)) !== undefined,
    async set(owner, words) {
      if ((await store.selectTransactionHash(db, owner.memberId)) !== undefined) {
        throw identityErrors.transactionPasswordIsSet();
      }
      await words.prove((await isByLogin(owner, words)) ? 'stepUp' : 'held');
      await replace(owner, undefined, words.password, 'set');
    },
    async reset(owner, words) {
      const forgotten = await store.selectTransactionHash(db, owner.memberId);
      if (forgotten === undefined) throw identityErrors.transactionPasswordUnset();
      await isByLogin(owner, words);
      await words.prove('held');
      await replace(owner, forgotten, words.password, 'reset');
    },
    async change(owner, { currentPassword, password, prove }) {
      const hash = await store.selectTransactionHash(db, owner.memberId);
      if (hash === undefined) throw identityErrors.transactionPasswordUnset();
      await attempt(owner, hash, currentPassword, 'currentPassword');
      const login = await selectCredential(db, owner.memberId);
      if (isWeakTransactionPassword(password) || (await verifyPassword(login?.passwordHash, password))) {
        throw identityErrors.transactionPasswordWeak();
      }
      await prove('stepUp');
      await replace(owner, hash, password, 'changed');
    },
    async verify(owner, password) {
      const hash = await store.selectTransactionHash(db, owner.memberId);
      if (hash === undefined) throw identityErrors.transactionPasswordUnset();
      await attempt(owner, hash, password, 'transactionPassword');
    },
  };
}
