import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Member, Profiles } from '#modules/members';
import type { Messages } from '#modules/messages';

/** What the owner of an account hears of, wherever they are. */
export type Notice =
  | 'verification_failed'
  | 'factors_changed'
  | 'factors_reset'
  | 'third_party_changed'
  | 'transaction_password_changed';

/** Writes to the member, by mail rather than by text; nothing happens without either. */
export async function tellOwner(
  tx: Tx,
  deps: { profiles: Pick<Profiles, 'of'>; messages: Pick<Messages, 'send'> },
  member: Member,
  template: Notice,
  fallbackLanguage: string,
): Promise<void> {
  const contact = await contactOf(tx, deps.profiles, member.id);
  if (contact === undefined) return;
  await deps.messages.send(tx, {
    siteId: member.siteId,
    memberId: member.id,
    ...contact,
    template,
    language: member.language ?? fallbackLanguage,
    params: { account: member.account },
  });
}

async function contactOf(db: Reader, profiles: Pick<Profiles, 'of'>, memberId: string) {
  const { email, mobile } = (await profiles.of(db, memberId)).facts;
  if (email !== undefined) return { channel: 'email', to: email } as const;
  return mobile === undefined ? undefined : ({ channel: 'sms', to: mobile } as const);
}
