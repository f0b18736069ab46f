import type { Database } from '#kernel/database/database.ts';
import type { FactorsDeps, Proof } from '../factors.model.ts';
import type { Passkeys, SignatureFor } from '../passkeys/passkeys.ts';
import { signatureIn } from '../passkeys/passkeys.wire.ts';
import { provenContacts } from '../proven-contacts.ts';
import type { RecoveryCodes } from '../recovery/recovery-codes.ts';
import { redeems } from '../redeems.ts';
import type { Totp } from '../totp/totp.ts';

/** What proofs are checked with. */
export interface ProofDeps extends Pick<FactorsDeps, 'sites' | 'profiles' | 'codes'> {
  db: Database;
  totp: Totp;
  recovery: RecoveryCodes;
  passkeys: Passkeys;
}

/** Whether a proof holds; what counts once is used up. A code that is over is refused as codes are. */
export async function proofIsRight(
  deps: ProofDeps,
  member: { id: string; siteId: string },
  { method, answer }: Proof,
  target: SignatureFor,
): Promise<boolean> {
  const { db, sites, profiles, codes, totp, recovery, passkeys } = deps;
  switch (method) {
    case 'totp':
      return totp.verify(db, member.id, answer);
    case 'recovery':
      return recovery.use(member, answer);
    case 'sms':
    case 'email': {
      const contact = (await provenContacts(db, profiles, member.id)).find((one) => one.method === method);
      const site = { id: member.siteId };
      return (
        contact !== undefined && redeems(codes, { site, purpose: 'proof', channel: method, to: contact.to }, answer)
      );
    }
    case 'passkey': {
      const response = signatureIn(answer);
      if (response === undefined) return false;
      return (await passkeys.signer(await sites.byId(member.siteId), target, response)) === member.id;
    }
    default:
      return method satisfies never;
  }
}
