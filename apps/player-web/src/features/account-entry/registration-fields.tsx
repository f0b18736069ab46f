import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { CaptchaBlock, MobileCodeFields, NoticeDialog, SliderDialog, type FinishedLogin } from '@quetzal/web-kit/entry';
import { FormRefusal } from '@quetzal/web-kit/form';
import { useCountries } from '@quetzal/web-kit/mobile';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useMemo } from 'react';
import { AboutYouFields } from './about-you-fields.tsx';
import type { RegistrationKind, RegistrationRules } from './account-entry.wire.ts';
import { AffiliateField } from './affiliate-field.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { countryFlagSrc } from './country-flag-src.ts';
import { partsOf, type RegistrationInput } from './registration-input.ts';
import { TermsField } from './terms-field.tsx';
import { useRegistration } from './use-registration.ts';

interface RegistrationFieldsProps {
  kind: RegistrationKind;
  rules: RegistrationRules;
  onDone: (login: FinishedLogin) => void;
  /** What a third party vouches for; left out for everybody else. */
  known?: Partial<RegistrationInput>;
  /** False after a change of tabs: the focus stays on the tab that was pressed. */
  autoFocus?: boolean;
}

const nothingKnown = {};

/** The fields that the site asks for, in one column. Optional ones appear only when the site has them on. */
export function RegistrationFields(props: RegistrationFieldsProps) {
  const { kind, rules, onDone, known, autoFocus = true } = props;
  const { t } = useTranslation('account-entry');
  const { flags } = useSiteInfo();
  const isVouchedFor = known !== undefined;
  const parts = useMemo(() => partsOf({ kind, flags, rules, isVouchedFor }), [kind, flags, rules, isVouchedFor]);
  const countries = useCountries(countryFlagSrc);
  const registration = useRegistration({ rules, parts, countries, known: known ?? nothingKnown, onDone });
  const { form, human, phone, submit, refusal, isBusy } = registration;
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {refusal !== undefined && <FormRefusal>{refusal}</FormRefusal>}
      {parts.hasMobile && kind === 'mobile' && (
        <MobileCodeFields
          form={form}
          countries={countries}
          purpose="registration"
          human={phone.human}
          onSend={phone.send}
          hasCode={parts.hasCode}
          autoFocus={autoFocus}
        />
      )}
      <CredentialFields form={form} rules={rules} parts={parts} autoFocus={autoFocus} />
      {parts.hasMobile && kind === 'username' && (
        <MobileCodeFields
          form={form}
          countries={countries}
          purpose="registration"
          human={phone.human}
          onSend={phone.send}
          hasCode={parts.hasCode}
          isRequired={parts.isMobileRequired}
        />
      )}
      <AboutYouFields form={form} rules={rules} parts={parts} isVouchedFor={isVouchedFor} />
      {parts.hasAffiliateCode && (
        <AffiliateField
          required={rules['affiliateCode']?.required === true}
          error={errors.affiliateCode?.message}
          initialCode={form.getValues('affiliateCode')}
          {...form.register('affiliateCode')}
        />
      )}
      <CaptchaBlock captcha={human.captcha} error={errors.captcha?.message} {...form.register('captcha')} />
      <TermsField error={errors.acceptedTerms?.message} {...form.register('acceptedTerms')} />
      <Button type="submit" size="lg" fullWidth busy={isBusy} busyLabel={t('submitting_register')}>
        {t('submit_register')}
      </Button>
      <SliderDialog slider={human.slider} />
      {registration.isUninvited && (
        <NoticeDialog
          tone="warn"
          title={t('affiliate_invalid')}
          detail={t('affiliate_invalid_detail')}
          onClose={registration.dismissUninvited}
        />
      )}
    </form>
  );
}
