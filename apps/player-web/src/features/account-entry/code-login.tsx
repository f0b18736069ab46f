import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { CheckboxField } from '@quetzal/ui/checkbox-field';
import { CaptchaBlock, MobileCodeFields, useEntryCalls } from '@quetzal/web-kit/entry';
import type { FinishedLogin, LoginFlow } from '@quetzal/web-kit/entry';
import { focusFirstWrong, FormRefusal, useApiErrorOnForm } from '@quetzal/web-kit/form';
import { emptyMobile, readMobile, useCountries } from '@quetzal/web-kit/mobile';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { countryFlagSrc } from './country-flag-src.ts';
import { usePhoneCode } from './phone-auth/use-phone-code.ts';

interface CodeLoginProps {
  flow: LoginFlow;
  onDone: (login: FinishedLogin) => void;
}

/** A mobile number and the code that was sent to it. */
export function CodeLogin({ flow, onDone }: CodeLoginProps) {
  const { t } = useTranslation('account-entry');
  const { sendLoginCode } = useEntryCalls();
  const phone = usePhoneCode(sendLoginCode, flow.human);
  const countries = useCountries(countryFlagSrc);
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { mobileNum: emptyMobile, verificationCode: '', captcha: '', rememberMe: false },
  });
  const { errors } = form.formState;
  const showOnForm = useApiErrorOnForm(form);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isProving, setProving] = useState(false);

  const proofOf = async (code: string) => {
    setProving(true);
    try {
      return await phone.proofOf(code);
    } catch (error) {
      setRefusal(showOnForm(error));
      return null;
    } finally {
      setProving(false);
    }
  };

  const submit = form.handleSubmit(async ({ mobileNum, verificationCode, captcha, rememberMe }) => {
    const to = readMobile(mobileNum, countries);
    if (to === null) return;
    setRefusal(null);
    const vouched = await proofOf(verificationCode);
    if (vouched === null) return;
    const outcome = await flow.submit({
      type: 'sms',
      username: to.number,
      password: phone.isElsewhere ? '' : verificationCode,
      ...vouched,
      countryDialingCode: to.dialingCode,
      captcha,
      rememberMe,
    });
    if (outcome.kind === 'done') onDone(outcome);
    if (outcome.kind === 'refused') setRefusal(showOnForm(outcome.error));
  }, focusFirstWrong);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
      <MobileCodeFields form={form} countries={countries} purpose="login" human={phone.human} onSend={phone.send} />
      <CaptchaBlock captcha={flow.human.captcha} error={errors.captcha?.message} {...form.register('captcha')} />
      <CheckboxField label={t('remember_me')} {...form.register('rememberMe')} />
      <Button type="submit" size="lg" fullWidth busy={flow.isBusy || isProving} busyLabel={t('submitting_login')}>
        {t('submit_login')}
      </Button>
    </form>
  );
}
