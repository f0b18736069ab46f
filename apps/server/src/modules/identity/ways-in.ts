import type { Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { Profiles } from '#modules/members';
import { selectCredential } from './credentials.store.ts';
import { selectPasskeys } from './factors/passkeys/passkeys.store.ts';
import { provenContacts } from './factors/proven-contacts.ts';
import { selectLinks } from './third-party/third-party.store.ts';

/** Lets those take turns who take away ways into one account, until the transaction ends: together they could take the last. */
export async function lockWaysIn(tx: Tx, memberId: string): Promise<void> {
  await takeTurn(tx, `ways_in:${memberId}`);
}

/** Whether a member could come in without a passkey, or without the outside account of a provider. */
export async function hasOtherWay(
  { db, profiles }: { db: Reader; profiles: Pick<Profiles, 'of'> },
  memberId: string,
  without: { passkeyId: string } | { provider: string },
): Promise<boolean> {
  if ((await selectCredential(db, memberId)) !== undefined) return true;
  const passkeys = await selectPasskeys(db, memberId);
  if (passkeys.some(({ id }) => !('passkeyId' in without && id === without.passkeyId))) return true;
  if ((await provenContacts(db, profiles, memberId)).some(({ method }) => method === 'sms')) return true;
  const links = await selectLinks(db, memberId);
  return links.some(({ provider }) => !('provider' in without && provider === without.provider));
}
