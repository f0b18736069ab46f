import { hintOf as hintOfRule } from '@quetzal/domain/field-rules';
import { useTranslation } from '@quetzal/i18n/react';
import { UserIcon } from '@quetzal/ui/icons';
import { PasswordField } from '@quetzal/ui/password-field';
import { TextField } from '@quetzal/ui/text-field';
import { NewPasswordFields, useNewPasswordCheck, usePasswordWords } from '@quetzal/web-kit/entry';
import { useRuleHint } from '@quetzal/web-kit/form';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { RegistrationRules } from './account-entry.wire.ts';
import type { RegistrationInput, RegistrationParts } from './registration-input.ts';

interface CredentialFieldsProps {
  form: UseFormReturn<RegistrationInput>;
  rules: RegistrationRules;
  parts: RegistrationParts;
  autoFocus: boolean;
}

/** With what the newcomer will come in: name, password, and the password of transactions where the site wants one. */
export function CredentialFields({ form, rules, parts, autoFocus }: CredentialFieldsProps) {
  const { t } = useTranslation('account-entry');
  const words = usePasswordWords();
  const ruleHint = useRuleHint();
  const { hint } = useNewPasswordCheck();
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const nameRule = rules['username'] ?? { enabled: true, required: true };
  const length = hintOfRule(nameRule).length === 'free' ? '' : `${ruleHint(nameRule)}. `;
  return (
    <>
      {parts.hasUsername && (
        <TextField
          label={t('username')}
          autoFocus={autoFocus}
          required
          startIcon={<UserIcon />}
          ltr
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          hint={`${length}${t('handle_hint')}`}
          error={errors.username?.message}
          {...form.register('username')}
        />
      )}
      {parts.hasPassword && (
        <NewPasswordFields
          typed={typed}
          hint={hint}
          password={{ error: errors.password?.message, ...form.register('password') }}
          confirmation={{
            error: errors.confirmPassword?.message,
            ...form.register('confirmPassword', { deps: ['password'] }),
          }}
        />
      )}
      {parts.hasPaymentPassword && (
        <PasswordField
          label={t('payment_password')}
          required
          autoComplete="off"
          hint={t('payment_password_hint')}
          error={errors.paymentPassword?.message}
          {...words}
          {...form.register('paymentPassword')}
        />
      )}
    </>
  );
}
