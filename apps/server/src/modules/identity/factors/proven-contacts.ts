import { maskAddress, maskNumber } from '@quetzal/domain/members';
import type { Reader } from '#kernel/database/database.ts';
import type { Profiles } from '#modules/members';
import type { Channel } from '#modules/messages';

/** A number or address that its owner once read a code from. */
export interface ProvenContact {
  method: Channel;
  to: string;
  /** Only its end. */
  hint: string;
}

/** Where codes may go: an address that somebody only typed may be another's. */
export async function provenContacts(
  db: Reader,
  profiles: Pick<Profiles, 'of'>,
  memberId: string,
): Promise<ProvenContact[]> {
  const { facts, mobileVerifiedAt, emailVerifiedAt } = await profiles.of(db, memberId);
  const { mobile, email } = facts;
  const proven: ProvenContact[] = [];
  if (mobile !== undefined && mobileVerifiedAt !== null) {
    proven.push({ method: 'sms', to: mobile, hint: maskNumber(mobile) });
  }
  if (email !== undefined && emailVerifiedAt !== null) {
    proven.push({ method: 'email', to: email, hint: maskAddress(email) });
  }
  return proven;
}
