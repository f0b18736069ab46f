import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Reader } from '#kernel/database/database.ts';
import { hashSecret, newId, newSecret } from '#kernel/ids/ids.ts';
import type { Member } from '#modules/members';
import type { Site } from '#modules/site';
import type { FactorsDeps } from '../factors/factors.model.ts';
import type { Passkeys, Where } from '../factors/passkeys/passkeys.ts';
import type { RecoveryCodes } from '../factors/recovery/recovery-codes.ts';
import type { StepUp } from '../factors/step-up/step-up.ts';
import type { Totp } from '../factors/totp/totp.ts';
import type {
  LoggedIn,
  LoginFacts,
  LoginOrigin,
  LoginVerification,
  LoginWish,
  Verification,
  VerificationReason,
} from '../login.model.ts';
import { isKnown, upsertAddress } from './known-addresses.store.ts';
import { answerIsRight, codeAddress, type VerificationAnswer } from './check-answer.ts';
import { methodsFor } from './methods.ts';
import { acceptAnswer, countAnswer, refuseAnswer } from './settle-answer.ts';
import * as store from './tickets.store.ts';
import { verificationErrors } from './verification.errors.ts';

const ticketMinutes = 10;

export type { VerificationAnswer };

/** Who answers, and from where. */
export interface AnswerCall {
  origin: LoginOrigin;
  language: string;
}

/** The second proof of a login: asked for where the first one is not enough. */
export interface Verifications extends Verification {
  /** Sends the code of a ticket. Refuses with `identity.verification_expired`, `_method_not_offered`, and as `codes.issue`. */
  sendCode(
    site: Site,
    wish: { ticket: string; method: 'sms' | 'email' },
    from: { language: string; ip: string },
  ): Promise<{ expiredMinutes: number }>;
  /** What a browser needs to answer a ticket with a passkey. */
  passkeyOptions(where: Where, ticket: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /**
   * Lets in who shows the second proof. Refuses with `identity.verification_wrong`, `_expired`, or `_over` after five
   * answers to a ticket, ten in an hour over all of a member's, or three with the payee name in a day.
   */
  answer(site: Site, answer: VerificationAnswer, call: AnswerCall): Promise<LoggedIn>;
}

/** What the room is made of; `complete` lets somebody in who has proven who they are. */
export interface VerificationDeps extends FactorsDeps {
  totp: Totp;
  recovery: RecoveryCodes;
  passkeys: Passkeys;
  stepUp: StepUp;
  complete: (wish: LoginWish, verifiedBy: string) => Promise<LoggedIn>;
}

/** Wires the room. */
export function createVerification(deps: VerificationDeps): Verifications {
  const { db, clock, members, codes, passkeys } = deps;

  async function ticketOf(site: Site, ticket: string): Promise<{ ticket: store.Ticket; member: Member }> {
    const found = await store.selectTicket(db, site.id, hashSecret(ticket), clock.now());
    const member = found && (await members.byId(db, found.memberId));
    if (found === undefined || member?.state !== 'active') throw verificationErrors.expired();
    return { ticket: found, member };
  }

  return {
    isAddressKnown: isKnown,
    learnAddress: (tx, memberId, ip) => upsertAddress(tx, memberId, ip, clock.now()),
    async reasonFor(reader, wish, facts) {
      const reason = await reasonOf(reader, deps, wish, facts);
      if (reason !== 'unregistered_ip') return reason;
      // Who gave nothing to be known by could never come in from a new place.
      return (await methodsFor(reader, deps, { ...wish, reason })).length === 0 ? undefined : reason;
    },
    async offer(tx, wish, reason): Promise<LoginVerification['verification'] | undefined> {
      const { site, member, side, way, rememberMe, origin } = wish;
      const methods = await methodsFor(tx, deps, { member, way, reason });
      if (methods.length === 0) return undefined;
      const now = clock.now();
      const ticket = newSecret();
      const expiresAt = new Date(now.getTime() + ticketMinutes * 60_000);
      await store.insertTicket(tx, {
        id: newId(),
        ticketHash: hashSecret(ticket),
        siteId: site.id,
        memberId: member.id,
        side,
        way,
        reason,
        methods: methods.map(({ method }) => method),
        rememberMe,
        ip: origin.ip,
        now,
        expiresAt,
      });
      return { ticket, reason, expiresAt: expiresAt.toISOString(), methods };
    },
    async sendCode(site, { ticket: secret, method }, { language, ip }) {
      const { ticket, member } = await ticketOf(site, secret);
      if (!ticket.methods.includes(method)) throw verificationErrors.methodNotOffered();
      const to = await codeAddress(deps, member.id, method);
      return codes.issue({
        site,
        purpose: 'login_ip',
        channel: method,
        to,
        memberId: member.id,
        language: member.language ?? language,
        ip,
      });
    },
    async passkeyOptions(where, secret) {
      const { ticket, member } = await ticketOf(where.site, secret);
      if (!ticket.methods.includes('passkey')) throw verificationErrors.methodNotOffered();
      return passkeys.requestOptions(where, { purpose: 'verification', memberId: member.id });
    },
    async answer(site, answer, { origin, language }) {
      const { ticket, member } = await ticketOf(site, answer.ticket);
      if (!ticket.methods.includes(answer.method)) throw verificationErrors.methodNotOffered();
      await countAnswer(deps, ticket, answer.method);
      const isProven = await answerIsRight(deps, site, member.id, answer);
      if (!isProven) return refuseAnswer(deps, { ticket, member, method: answer.method, language });
      await acceptAnswer(deps, { ticket, member, method: answer.method, language });
      const { side, way, rememberMe } = ticket;
      const wish = { site, member, side, way, rememberMe, origin, language, typedName: member.account };
      return deps.complete(wish, answer.method);
    },
  };
}

/** The gravest reason first: what it allows to be answered with is the least. */
async function reasonOf(
  reader: Reader,
  { stepUp }: Pick<VerificationDeps, 'stepUp'>,
  { site, member, origin, way }: LoginWish,
  { isLocked, isInactive, isDeviceKnown }: LoginFacts,
): Promise<VerificationReason | undefined> {
  // A passkey is two proofs in one; a remembered browser showed both within the last day.
  if (way === 'remembered' || way === 'passkey') return undefined;
  if (isLocked && way !== 'sms') return 'locked';
  if (isInactive && way !== 'sms') return 'inactive';
  if ((await stepUp.ownFactors(reader, member.id)).length > 0) return 'second_factor';
  // An address that many share says nothing of who comes from it, however often it was seen.
  const isHidden = origin.isConcealed === true && site.settings.jurisdiction?.concealedVisitors === 'verify';
  if (isHidden && way !== 'sms' && site.modules.has('LOGINIPVERF3')) return 'unregistered_ip';
  const isAsked = site.settings.protection?.unregisteredIp === true && site.modules.has('LOGINIPVERF3');
  // A code to the telephone shows that the owner is there, wherever that is.
  if (!isAsked || isDeviceKnown || way === 'sms') return undefined;
  return (await isKnown(reader, member.id, origin.ip)) ? undefined : 'unregistered_ip';
}
