import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { Form } from '@quetzal/ui/form';
import { PasswordField } from '@quetzal/ui/password-field';
import { FormRefusal } from '@quetzal/web-kit/form';
import { StepUpFields } from '@quetzal/web-kit/security';
import { notices } from '#shared/notices/notice-store.ts';
import { type TransactionInput, useTransactionPasswordForm } from './use-transaction-password-form.ts';

interface TransactionPasswordDialogProps {
  /** There is one already, which has to be told. */
  isSet: boolean;
  onClose: () => void;
}

/** Sets the password that money leaves with, or changes it. */
export function TransactionPasswordDialog({ isSet, onClose }: TransactionPasswordDialogProps) {
  const { t } = useTranslation(['my-account', 'common']);
  const { form, stepUp, refusal, isBusy, submit } = useTransactionPasswordForm(isSet, () => {
    notices.notify({ tone: 'success', title: t('transaction.saved') });
    onClose();
  });
  const words = { revealLabel: t('common:password.show'), hideLabel: t('common:password.hide') };
  const field = (name: keyof TransactionInput) => ({
    ...words,
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={t(isSet ? 'passwords.change_transaction' : 'passwords.set_transaction')}
      description={t('transaction.detail')}
      closeLabel={t('common:actions.close')}
    >
      <Form onSubmit={submit}>
        <PasswordField
          label={t(isSet ? 'transaction.current' : 'transaction.login_password')}
          autoComplete={isSet ? 'off' : 'current-password'}
          {...field('proof')}
        />
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
    </Dialog>
  );
}
