import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../api/index.ts';
import { FormRefusal, useApiErrorOnForm } from '../form/index.ts';
import { StepUpFields } from '../security/index.ts';
import { useResetByLink } from './entry.queries.ts';
import { NewPasswordFields, useNewPasswordCheck } from './new-password-fields.tsx';
import { useResetProof } from './use-reset-proof.ts';

interface ResetByLinkFormProps {
  /** What the mailed link carried. */
  token: string;
  /** The password is set; nobody is logged in by it. */
  onDone: () => void;
  /** Asks for another link; offered where this one is over. */
  onAskAgain: () => void;
}

/** A new password for the account of a mailed link, with a second proof where the account has one. */
export function ResetByLinkForm({ token, onDone, onAskAgain }: ResetByLinkFormProps) {
  const { t } = useTranslation('account-entry');
  const { hint, problemOf, confirmationProblemOf } = useNewPasswordCheck();
  const form = useForm({ mode: 'onTouched', defaultValues: { newPassword: '', confirmNewPassword: '' } });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const showOnForm = useApiErrorOnForm(form);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync, isPending, error: failure } = useResetByLink();
  const stepUp = useResetProof();

  const submit = form.handleSubmit(async (next) => {
    setRefusal(null);
    const proven = await stepUp.prove();
    if (proven === null) return;
    try {
      await mutateAsync({ token, ...next, ...proven });
      onDone();
    } catch (error) {
      if (!stepUp.refuse(error)) setRefusal(showOnForm(error));
    }
  });
  const isOver = failure instanceof ApiError && failure.code === 'identity.reset_link_invalid';
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
      {isOver && (
        <Button variant="secondary" fullWidth onClick={onAskAgain}>
          {t('reset.ask_again')}
        </Button>
      )}
      <NewPasswordFields
        typed={typed}
        hint={hint}
        password={{
          label: t('new_password'),
          error: errors.newPassword?.message,
          ...form.register('newPassword', { validate: (value) => problemOf(value) ?? true }),
        }}
        confirmation={{
          label: t('confirm_new_password'),
          error: errors.confirmNewPassword?.message,
          ...form.register('confirmNewPassword', {
            validate: (value, { newPassword }) => confirmationProblemOf(value, newPassword) ?? true,
          }),
        }}
      />
      <StepUpFields stepUp={stepUp} />
      <Button type="submit" size="lg" fullWidth busy={isPending} busyLabel={t('saving_password')} className="mt-1">
        {t('save_password')}
      </Button>
    </form>
  );
}
