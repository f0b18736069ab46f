import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '#kernel/database/database.ts';
import type { Profiles } from '#modules/members';
import type { Site } from '#modules/site';
import type { Codes } from '../codes/codes.service.ts';
import { redeems } from '../factors/redeems.ts';
import type { Passkeys } from '../factors/passkeys/passkeys.ts';
import { provenContacts } from '../factors/proven-contacts.ts';
import type { RecoveryCodes } from '../factors/recovery/recovery-codes.ts';
import type { Totp } from '../factors/totp/totp.ts';
import { isSameName } from './methods.ts';
import type { VerificationMethod } from './tickets.store.ts';
import { verificationErrors } from './verification.errors.ts';

/** What somebody answers a ticket with. */
export interface VerificationAnswer {
  ticket: string;
  method: VerificationMethod;
  answer?: string | undefined;
  passkey?: AuthenticationResponseJSON | undefined;
}

interface Deps {
  db: Database;
  profiles: Pick<Profiles, 'of'>;
  codes: Codes;
  totp: Totp;
  recovery: RecoveryCodes;
  passkeys: Passkeys;
}

/** Where the codes of a member's tickets go. Refuses with `identity.method_not_offered` when it was proven by nobody. */
export async function codeAddress(
  { db, profiles }: Pick<Deps, 'db' | 'profiles'>,
  memberId: string,
  method: 'sms' | 'email',
): Promise<string> {
  const contact = (await provenContacts(db, profiles, memberId)).find((one) => one.method === method);
  if (contact === undefined) throw verificationErrors.methodNotOffered();
  return contact.to;
}

/** Whether an answer is right; what counts once is used up. Refuses with `identity.code_expired` and `_tries_over` as codes do. */
export async function answerIsRight(
  deps: Deps,
  site: Site,
  memberId: string,
  { method, answer = '', passkey }: VerificationAnswer,
): Promise<boolean> {
  const { db, profiles, codes, totp, recovery, passkeys } = deps;
  switch (method) {
    case 'sms':
    case 'email': {
      const to = await codeAddress(deps, memberId, method);
      return redeems(codes, { site, purpose: 'login_ip', channel: method, to }, answer);
    }
    case 'payeeName':
      return isSameName((await profiles.of(db, memberId)).facts.payeeName, answer);
    case 'totp':
      return totp.verify(db, memberId, answer);
    case 'recovery':
      return recovery.use({ id: memberId, siteId: site.id }, answer);
    case 'passkey':
      if (passkey === undefined) return false;
      return (await passkeys.signer(site, { purpose: 'verification', memberId }, passkey)) === memberId;
    default:
      return method satisfies never;
  }
}
