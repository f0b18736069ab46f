import type { Site } from '#modules/site';
import { phoneTokenErrors } from '../firebase/phone-tokens.errors.ts';
import type { RegistrationDeps } from './registration.deps.ts';
import type { CheckedRegistration, RegistrationForm } from './registration.model.ts';

/**
 * Makes sure that a number is the newcomer's, where the site asks: by the code that was sent to it, or by the word of the
 * service that sent it. Either counts once, so everything else is looked at before.
 */
export async function proveNumber(
  { codes, phoneTokens }: Pick<RegistrationDeps, 'codes' | 'phoneTokens'>,
  site: Site,
  { code, facts: { mobile } }: CheckedRegistration,
  { firebaseIdToken: idToken }: Pick<RegistrationForm, 'firebaseIdToken'>,
): Promise<void> {
  if (code === undefined || mobile === undefined) return;
  if (idToken === undefined) {
    await codes.redeem({ site, purpose: 'register', channel: 'sms', to: mobile }, code);
  } else if ((await phoneTokens?.numberOf(idToken)) !== mobile) {
    throw phoneTokenErrors.invalid();
  }
}
