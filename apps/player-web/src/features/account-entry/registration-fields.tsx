import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { CheckboxField } from '@quetzal/ui/checkbox-field';
import { DateField } from '@quetzal/ui/date-field';
import { UserIcon } from '@quetzal/ui/icons';
import { PasswordField } from '@quetzal/ui/password-field';
import { TextField } from '@quetzal/ui/text-field';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useToday } from '#shared/clock/use-today.ts';
import type { RegistrationRules } from './account-entry.wire.ts';
import { AffiliateField } from './affiliate-field.tsx';
import { birthdayMaxOf } from './birthday.ts';
import { OtherForm } from './other-form.tsx';
import { strengthOf } from './password-strength.ts';
import { useRegistration } from './use-registration.ts';

interface RegistrationFieldsProps {
  rules: RegistrationRules;
  onDone: (account: string) => void;
  onLogin: () => void;
}

const strengthNames = { 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const;

/** The fields that the site asks for, in one column. Optional ones appear only when the site has them on. */
export function RegistrationFields({ rules, onDone, onLogin }: RegistrationFieldsProps) {
  const { t } = useTranslation(['account-entry', 'common']);
  const { ageMin } = useSiteInfo();
  const today = useToday();
  const { form, submit, refusal, isBusy, hintOf } = useRegistration(rules, onDone);
  const { errors } = form.formState;
  const strength = strengthOf(form.watch('password'));
  const reveal = { revealLabel: t('common:password.show'), hideLabel: t('common:password.hide') };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      <TextField
        label={t('username')}
        autoFocus
        required
        startIcon={<UserIcon />}
        ltr
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={`${hintOf('username')}. ${t('handle_hint')}`}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordField
        label={t('password')}
        required
        autoComplete="new-password"
        strength={strength}
        hint={hintOf('password')}
        strengthLabel={strength === 0 ? undefined : t(`strength.${strengthNames[strength]}`)}
        error={errors.password?.message}
        {...reveal}
        {...form.register('password')}
      />
      <PasswordField
        label={t('confirm_password')}
        required
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...reveal}
        {...form.register('confirmPassword')}
      />
      {rules['birthday']?.enabled !== false && (
        <DateField
          label={t('birthday')}
          required
          autoComplete="bday"
          max={birthdayMaxOf(today, ageMin)}
          hint={t('birthday_hint', { age: ageMin })}
          error={errors.birthday?.message}
          {...form.register('birthday')}
        />
      )}
      {rules['affiliateCode']?.enabled !== false && (
        <AffiliateField
          required={rules['affiliateCode']?.required === true}
          error={errors.affiliateCode?.message}
          initialCode={form.getValues('affiliateCode')}
          {...form.register('affiliateCode')}
        />
      )}
      <CheckboxField
        required
        label={t('terms', { age: ageMin })}
        error={errors.acceptedTerms?.message}
        {...form.register('acceptedTerms')}
      />
      <Button type="submit" size="lg" fullWidth busy={isBusy} busyLabel={t('submitting_register')}>
        {t('submit_register')}
      </Button>
      <OtherForm question={t('have_account')} label={t('tab_login')} onSelect={onLogin} />
    </form>
  );
}
