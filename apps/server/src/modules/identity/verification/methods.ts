import type { Reader } from '#kernel/database/database.ts';
import type { Member, Profiles } from '#modules/members';
import type { OfferedMethod } from '../factors/factors.model.ts';
import { provenContacts } from '../factors/proven-contacts.ts';
import type { StepUp } from '../factors/step-up/step-up.ts';
import type { LoginWay, VerificationReason } from '../login.model.ts';
import type { VerificationMethod } from './tickets.store.ts';

/** What the methods of a ticket follow from. */
export interface MethodsDeps {
  profiles: Pick<Profiles, 'of'>;
  stepUp: Pick<StepUp, 'ownFactors'>;
}

/**
 * What a member can show beside what they showed already. Who has an app or a passkey shows that; a code or a name would be
 * less. A payee name is known to more people than its owner: it only does for an address that was not seen before.
 */
export async function methodsFor(
  db: Reader,
  { profiles, stepUp }: MethodsDeps,
  { member, way, reason }: { member: Member; way: LoginWay; reason: VerificationReason },
): Promise<OfferedMethod<VerificationMethod>[]> {
  const own = await stepUp.ownFactors(db, member.id);
  if (own.length > 0 || reason === 'second_factor') return own;
  const contacts = await provenContacts(db, profiles, member.id);
  const methods: OfferedMethod<VerificationMethod>[] = contacts
    .filter(({ method }) => method !== way)
    .map(({ method, hint }) => ({ method, hint }));
  if (reason !== 'unregistered_ip') return methods;
  const { payeeName } = (await profiles.of(db, member.id)).facts;
  return payeeName === undefined ? methods : [...methods, { method: 'payeeName', hint: null }];
}

/** Names as they are compared: case, accents, and signs between words do not matter. */
function plainName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join(' ');
}

/** Whether somebody wrote the name that payouts go to. */
export function isSameName(stored: string | undefined, written: string): boolean {
  return stored !== undefined && plainName(stored) !== '' && plainName(stored) === plainName(written);
}
