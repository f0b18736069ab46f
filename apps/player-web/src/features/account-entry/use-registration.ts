import type { PhoneCountry } from '@quetzal/ui/phone-field';
import { useHumanProof, useLoginFlow, type FinishedLogin } from '@quetzal/web-kit/entry';
import { focusFirstWrong, useApiErrorOnForm } from '@quetzal/web-kit/form';
import { useEffect, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useRegistrationCalls } from './account-entry.queries.ts';
import type { RegistrationRules } from './account-entry.wire.ts';
import { invitationOf } from './invitation.ts';
import { usePhoneCode } from './phone-auth/use-phone-code.ts';
import { registrationBody } from './registration-body.ts';
import { emptyRegistration, type RegistrationInput, type RegistrationParts } from './registration-input.ts';
import { useRegistrationCheck } from './use-registration-check.ts';

interface RegistrationOptions {
  rules: RegistrationRules;
  parts: RegistrationParts;
  countries: readonly PhoneCountry[];
  /** What is known of the newcomer already; an address that a third party vouches for. */
  known: Partial<RegistrationInput>;
  onDone: (login: FinishedLogin) => void;
}

/** What one kind of form has and another has not, or has by other rules. */
const ofKind = ['username', 'mobileNum', 'verificationCode'] as const;

/** The registration form: checks by the site's rules, asks whether the invitation is one, sends, shows what is refused. */
export function useRegistration({ rules, parts, countries, known, onDone }: RegistrationOptions) {
  const [params] = useSearchParams();
  const invitation = invitationOf(params);
  const thirdPartyTicket = params.get('thirdParty');
  const human = useHumanProof({ isCaptchaFirst: parts.hasCaptcha });
  const flow = useLoginFlow({ side: 'member' });
  const resolver = useRegistrationCheck({ rules, parts, countries, isCaptchaShown: human.captcha.isShown });
  const form = useForm<RegistrationInput>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...emptyRegistration, affiliateCode: invitation.affiliateCode, ...known },
  });
  const showOnForm = useApiErrorOnForm(form);
  const [isUninvited, setUninvited] = useState(false);
  const { register, isInvitation, sendCode } = useRegistrationCalls();
  const phone = usePhoneCode(sendCode, human);
  const { clearErrors } = form;

  useEffect(() => {
    // What was wrong with one kind of form says nothing about the other.
    clearErrors(ofKind);
    clearErrors('root');
  }, [clearErrors, parts.kind]);

  const send = async (input: RegistrationInput) => {
    const code = input.affiliateCode.trim();
    if (parts.hasAffiliateCode && code !== '' && !(await isInvitation(code))) {
      setUninvited(true);
      return null;
    }
    const proven = parts.hasCode ? await phone.proofOf(input.verificationCode) : {};
    const sent = phone.isElsewhere ? { ...parts, hasCode: false } : parts;
    const body = registrationBody(input, { parts: sent, countries, referralCode: invitation.referralCode });
    const vouched = thirdPartyTicket === null ? {} : { thirdPartyTicket };
    // A code by text has proven more than the puzzle could.
    const isSliderFirst = !parts.hasCode;
    return human.run((proof) => register(parts.kind, { ...body, ...vouched, ...proven, ...proof }), { isSliderFirst });
  };
  const submit = form.handleSubmit(async (input) => {
    const outcome = await flow.follow(() => send(input), { way: 'registration' });
    if (outcome.kind === 'done') onDone(outcome);
    if (outcome.kind !== 'refused') return;
    const message = showOnForm(outcome.error);
    if (message !== null) form.setError('root', { message });
  }, focusFirstWrong);
  return {
    form,
    human,
    phone,
    submit: (event: FormEvent) => void submit(event),
    refusal: form.formState.errors.root?.message,
    isBusy: flow.isBusy,
    isUninvited,
    dismissUninvited() {
      setUninvited(false);
      requestAnimationFrame(() => form.setFocus('affiliateCode', { shouldSelect: true }));
    },
  };
}
