import type { Tx } from '#kernel/database/database.ts';

/** Forgets what a member could show, what they were asked to show, and from where they came. */
export async function eraseProofs(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('totp_factor').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('passkey').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('passkey_challenge').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('login_verification').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('known_address').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('third_party_identity').where('member_id', '=', memberId).execute();
}
