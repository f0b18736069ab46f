import type { Tx } from '#kernel/database/database.ts';

/** Forgets the browsers that a member came in with, and what was written down to let them in. */
export async function eraseEntries(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('known_device').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('remembered_browser').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('login_ticket').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('login_notice').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('newcomer_welcome').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('password_reset').where('member_id', '=', memberId).execute();
}
