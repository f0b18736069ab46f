import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Member } from '#modules/members';
import { selectCredential } from '../../credentials.store.ts';
import { identityErrors } from '../../identity.errors.ts';
import { countAttempt, forgetFailures } from '../../login-throttle.ts';
import { verifyOwnPassword } from '../../passwords/verify-own-password.ts';
import { factorErrors } from '../factors.errors.ts';
import type { FactorMethod, FactorsDeps, OfferedMethod, Proof } from '../factors.model.ts';
import type { SignatureFor, Where } from '../passkeys/passkeys.ts';
import { provenContacts } from '../proven-contacts.ts';
import { type ProofDeps, proofIsRight } from './check-proof.ts';

/** Proofs count wherever they come from: the session that they are for may be stolen. */
const anywhere = '0.0.0.0';

/** Whose account it is, and at which site. */
export interface Owner {
  id: string;
  siteId: string;
}

/** Showing once more who one is before something that matters: the strongest means that the member has. */
export interface StepUp {
  /** The app, the passkeys and the codes of an account; empty for one without a second factor. */
  ownFactors(db: Reader, memberId: string): Promise<OfferedMethod<FactorMethod>[]>;
  /** What the member could prove with, asked for or not: the factors, else contacts that a code was once read from. */
  held(db: Reader, memberId: string): Promise<OfferedMethod[]>;
  /** What would do now; empty where the password alone is enough. */
  methods(db: Reader, owner: Owner): Promise<OfferedMethod[]>;
  /**
   * Refuses with `identity.proof_required` when a proof is needed and missing, `identity.proof_wrong`, `identity.code_*`,
   * or `identity.locked` after five wrong ones in a quarter of an hour. Call it before a transaction, after the password,
   * when all else was looked at: codes count once.
   */
  prove(owner: Owner, proof: Proof | undefined): Promise<void>;
  /** As `prove`, and never without a proof: refuses with `identity.nothing_to_prove_with` who holds nothing. */
  proveHeld(owner: Owner, proof: Proof | undefined): Promise<void>;
  /** The same for who has shown a contact to choose a new password: only a second factor says more than that. */
  proveForReset(owner: Owner, proof: Proof | undefined): Promise<void>;
  /** Takes only a second factor that the member has, in place of a password: refuses also when there is none. */
  proveFactor(owner: Owner, proof: Proof): Promise<void>;
  /** The password, for accounts that have one, and the proof. Refuses as `prove` does, and with `identity.password_*`. */
  proveOwner(member: Member, words: { password?: string | undefined; proof?: Proof | undefined }): Promise<void>;
  /** Sends a code to prove with. Refuses with `identity.method_not_offered` and as `codes.issue` does. */
  sendCode(
    member: Member,
    method: 'sms' | 'email',
    from: { language: string; ip: string },
  ): Promise<{ expiredMinutes: number }>;
  /** What a browser needs to prove with a passkey. */
  passkeyOptions(where: Where, memberId: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
}

/** Wires proofs to the factors that make them. */
export function createStepUp(deps: FactorsDeps & ProofDeps): StepUp {
  const { db, clock, sites, profiles, codes, totp, recovery, passkeys } = deps;

  async function ownFactors(reader: Reader, memberId: string): Promise<OfferedMethod<FactorMethod>[]> {
    const own: FactorMethod[] = [];
    if ((await totp.since(reader, memberId)) !== undefined) own.push('totp');
    if ((await passkeys.list(reader, memberId)).length > 0) own.push('passkey');
    if (own.length > 0 && (await recovery.left(reader, memberId)) > 0) own.push('recovery');
    return own.map((method) => ({ method, hint: null }));
  }

  async function held(reader: Reader, memberId: string): Promise<OfferedMethod[]> {
    const own = await ownFactors(reader, memberId);
    if (own.length > 0) return own;
    const contacts = await provenContacts(reader, profiles, memberId);
    return contacts.map(({ method, hint }) => ({ method, hint }));
  }

  async function methods(reader: Reader, member: Owner): Promise<OfferedMethod[]> {
    const own = await ownFactors(reader, member.id);
    if (own.length > 0) return own;
    const { settings } = await sites.byId(member.siteId);
    const isCodeNeeded = settings.protection?.codeForChanges === true;
    if (!isCodeNeeded && (await selectCredential(reader, member.id)) !== undefined) return [];
    return held(reader, member.id);
  }

  /** Counts the attempt, then looks at it. */
  async function attempt(member: Owner, proof: Proof, offered: OfferedMethod[], target: SignatureFor): Promise<void> {
    if (!offered.some(({ method }) => method === proof.method)) throw factorErrors.methodNotOffered();
    const tried = { siteId: member.siteId, accountKey: `proof:${member.id}`, ip: anywhere };
    const minutes = await countAttempt(db, tried, clock.now());
    if (minutes !== undefined) throw identityErrors.locked(minutes);
    if (await proofIsRight(deps, member, proof, target)) return forgetFailures(db, tried);
    await db.transaction().execute((tx) => reportFailure(tx, clock.now(), member, proof.method));
    throw factorErrors.proofWrong();
  }

  async function proveFrom(
    offered: OfferedMethod[],
    member: Owner,
    proof: Proof | undefined,
    target: SignatureFor,
  ): Promise<void> {
    if (offered.length === 0) return;
    if (proof === undefined) throw factorErrors.proofRequired(offered.map(({ method }) => method));
    await attempt(member, proof, offered, target);
  }

  const inSession = (member: Owner): SignatureFor => ({ purpose: 'proof', memberId: member.id });
  const prove: StepUp['prove'] = async (member, proof) =>
    proveFrom(await methods(db, member), member, proof, inSession(member));

  return {
    ownFactors,
    held,
    methods,
    prove,
    async proveHeld(member, proof) {
      const offered = await held(db, member.id);
      if (offered.length === 0) throw factorErrors.nothingToProveWith();
      await proveFrom(offered, member, proof, inSession(member));
    },
    // Who chooses a new password is not logged in: the challenge that they sign names nobody.
    proveForReset: async (member, proof) =>
      proveFrom(await ownFactors(db, member.id), member, proof, { purpose: 'login', memberId: null }),
    proveFactor: async (member, proof) => attempt(member, proof, await ownFactors(db, member.id), inSession(member)),
    async proveOwner(member, { password, proof }) {
      if ((await selectCredential(db, member.id)) !== undefined) {
        await verifyOwnPassword({ db, clock }, member, password ?? '', 'password');
      }
      await prove(member, proof);
    },
    async sendCode(member, method, { language, ip }) {
      const isOffered = (await held(db, member.id)).some((one) => one.method === method);
      const contact = (await provenContacts(db, profiles, member.id)).find((one) => one.method === method);
      if (!isOffered || contact === undefined) throw factorErrors.methodNotOffered();
      const site = { id: member.siteId };
      return codes.issue({
        site,
        purpose: 'proof',
        channel: method,
        to: contact.to,
        memberId: member.id,
        language: member.language ?? language,
        ip,
      });
    },
    passkeyOptions: (where, memberId) => passkeys.requestOptions(where, { purpose: 'proof', memberId }),
  };
}

const reportFailure = (tx: Tx, at: Date, { id, siteId }: Owner, method: string): Promise<void> =>
  reportEvent(tx, {
    at,
    siteId,
    component: 'identity.factors',
    action: 'proof_failed',
    subject: `member:${id}`,
    actor: { kind: 'member', id },
    after: { method },
  });
