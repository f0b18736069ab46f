import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Principal } from '#kernel/auth/principal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Member, Members } from '#modules/members';
import { selectCredential } from '../credentials.store.ts';
import type { Proof } from '../factors/factors.model.ts';
import { identityErrors } from '../identity.errors.ts';
import { verifyOwnPassword } from '../passwords/verify-own-password.ts';
import type { Sessions } from '../sessions.ts';
import type { TransactionPasswords } from '../transaction-passwords.ts';

/** What shows that the person of a session is still the one who opened it: the first of these that is given counts. */
export interface PresenceProof {
  password?: string | undefined;
  transactionPassword?: string | undefined;
  totp?: string | undefined;
  /** An answer of the browser's authenticator, as JSON. */
  passkey?: unknown;
  /** By whatever the member holds, a code to a proven contact too: for who has no login password. */
  proof?: Proof | undefined;
}

/** The second factors of a member; refuses what is wrong with the errors of its room. */
export interface OwnFactors {
  proveFactor(member: Member, proof: { method: 'totp' | 'passkey'; answer: string }): Promise<void>;
  /** A factor, else a code to a contact that is known to be theirs. */
  proveHeld(member: Member, proof: Proof): Promise<void>;
}

/** What the room is made of. */
export interface ReauthenticationDeps {
  db: Database;
  clock: Clock;
  members: Pick<Members, 'byId'>;
  sessions: Pick<Sessions, 'markPresent'>;
  transactionPasswords: Pick<TransactionPasswords, 'verify'>;
  factors?: OwnFactors | undefined;
}

/** Proving again who one is, after half an hour without a sign of a person. */
export interface Reauthentication {
  /** Refuses as each kind of proof does, and with `identity.reauthentication_wrong` when none was given. */
  prove(caller: Principal, proof: PresenceProof): Promise<void>;
}

/** Wires the room. */
export function createReauthentication(deps: ReauthenticationDeps): Reauthentication {
  const { db, clock, members, sessions, transactionPasswords, factors } = deps;

  async function check(member: Member, proof: PresenceProof): Promise<string> {
    const { password, transactionPassword, totp, passkey, proof: held } = proof;
    if (password !== undefined) {
      await verifyOwnPassword({ db, clock }, member, password, 'password');
      return 'password';
    }
    if (transactionPassword !== undefined) {
      await transactionPasswords.verify({ siteId: member.siteId, memberId: member.id }, transactionPassword);
      return 'transaction_password';
    }
    if (held !== undefined && factors !== undefined) {
      // Who has a password is asked for what they know: whoever found the open page may well read its owner's mail there.
      if ((await selectCredential(db, member.id)) !== undefined) throw identityErrors.reauthenticationWrong();
      await factors.proveHeld(member, held);
      return held.method;
    }
    const method = totp === undefined ? 'passkey' : 'totp';
    const answer = totp ?? (passkey === undefined ? undefined : JSON.stringify(passkey));
    if (answer === undefined || factors === undefined) throw identityErrors.reauthenticationWrong();
    await factors.proveFactor(member, { method, answer });
    return method;
  }

  return {
    async prove(caller, proof) {
      const member = await members.byId(db, caller.memberId);
      if (member === undefined) throw errors.notLoggedIn();
      const by = await check(member, proof);
      await sessions.markPresent(db, caller.sessionId);
      await db.transaction().execute((tx) =>
        reportEvent(tx, {
          at: clock.now(),
          siteId: member.siteId,
          component: 'identity.sessions',
          action: 'reauthenticated',
          subject: `session:${caller.sessionId}`,
          actor: { kind: 'member', id: member.id },
          after: { by },
        }),
      );
    },
  };
}
