import { errors } from '#kernel/errors/app-error.ts';
import type { Site } from '#modules/site';
import { selectCredential } from '../credentials.store.ts';
import type { Proof } from '../factors/factors.model.ts';
import { identityErrors } from '../identity.errors.ts';
import { hashPassword } from '../password.ts';
import { assertPassword } from '../registration/check-form.ts';
import type { PasswordsDeps } from './passwords.deps.ts';
import { passwordErrors } from './passwords.errors.ts';
import { setPassword } from './set-password.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/** What a member who is logged in writes; who came in without a password has no old one. */
export interface PasswordChange {
  oldPassword?: string | undefined;
  newPassword: string;
  confirmNewPassword: string;
  proof?: Proof | undefined;
}

/**
 * Changes the password, or sets the first one by a proof that always has to be given, and ends every other session. Refuses
 * with `identity.password_wrong`, `identity.locked` after five wrong ones in a quarter of an hour, `identity.proof_*`,
 * `identity.nothing_to_prove_with`, `identity.password_same`, `identity.confirmation_differs` and as a registration does.
 */
export async function changePassword(
  deps: PasswordsDeps,
  site: Site,
  caller: { memberId: string; sessionId: string; language: string },
  words: PasswordChange,
): Promise<void> {
  const { db, members, identity } = deps;
  const member = await members.byId(db, caller.memberId);
  if (member === undefined) throw errors.notLoggedIn();
  assertPassword(site, words.newPassword, member.account, 'newPassword');
  if (words.confirmNewPassword !== words.newPassword) throw identityErrors.confirmationDiffers('confirmNewPassword');
  if ((await selectCredential(db, member.id)) === undefined) await deps.stepUp.proveHeld(member, words.proof);
  else {
    await verifyOwnPassword(deps, member, words.oldPassword ?? '', 'oldPassword');
    if (words.newPassword === words.oldPassword) throw passwordErrors.same();
    await deps.stepUp.prove(member, words.proof);
  }
  const passwordHash = await hashPassword(words.newPassword);
  const { language } = caller;
  await db
    .transaction()
    .execute((tx) => setPassword(tx, deps, { site, member, passwordHash, action: 'changed', language }));
  await identity.logOutElsewhere(member.id, caller.sessionId);
}
