import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Form } from '@quetzal/ui/form';
import { PasswordField } from '@quetzal/ui/password-field';
import { FormRefusal } from '@quetzal/web-kit/form';
import { StepUpFields } from '@quetzal/web-kit/security';
import { TextAction } from '#shared/text-action/text-action.tsx';
import type { TransactionPasswordWish } from '../my-account.queries.ts';
import { type TransactionInput, useTransactionPasswordForm } from './use-transaction-password-form.ts';

interface TransactionPasswordFormProps {
  how: TransactionPasswordWish['how'];
  onForgot: () => void;
  onDone: () => void;
}

/** The fields of the password that money leaves with. Who forgot it and holds nothing to prove with reads what to do first. */
export function TransactionPasswordForm({ how, onForgot, onDone }: TransactionPasswordFormProps) {
  const { t } = useTranslation(['my-account', 'common', 'account-entry', 'errors']);
  const { form, stepUp, isKnownAsked, refusal, isBusy, submit } = useTransactionPasswordForm(how, onDone);
  if (stepUp.lacksWays) return <Alert tone="warn">{t('errors:identity.nothing_to_prove_with')}</Alert>;
  const words = { revealLabel: t('common:password.show'), hideLabel: t('common:password.hide') };
  const field = (name: keyof TransactionInput) => ({
    ...words,
    required: true,
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  const known =
    how === 'change'
      ? {
          label: t('transaction.current'),
          autoComplete: 'off' as const,
          labelEnd: <TextAction onSelect={onForgot}>{t('account-entry:forgot.link')}</TextAction>,
        }
      : { label: t('transaction.login_password'), autoComplete: 'current-password' as const };
  return (
    <Form onSubmit={submit}>
      {isKnownAsked && <PasswordField {...known} {...field('proof')} />}
      <PasswordField
        label={t('transaction.new')}
        hint={t('transaction.hint')}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label={t('transaction.confirm')} autoComplete="new-password" {...field('confirmation')} />
      <StepUpFields stepUp={stepUp} />
      {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
      <Button type="submit" fullWidth busy={isBusy} busyLabel={t('saving')}>
        {t('save')}
      </Button>
    </Form>
  );
}
