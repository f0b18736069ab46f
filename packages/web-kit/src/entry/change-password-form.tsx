import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { UserIcon } from '@quetzal/ui/icons';
import { PasswordField } from '@quetzal/ui/password-field';
import { TextField } from '@quetzal/ui/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../api/index.ts';
import { FormRefusal, useApiErrorOnForm } from '../form/index.ts';
import { useStepUp } from '../security/index.ts';
import { useSession } from '../session/index.ts';
import { useChangePassword } from './entry.queries.ts';
import { usePasswordWords } from './new-password-fields.tsx';
import { NewPasswordPart } from './new-password-part.tsx';

interface ChangePasswordFormProps {
  /** The password is changed and every other session of the account has ended. */
  onDone: () => void;
  /** The account has no password yet: a proof that is always asked for stands in for the old one. */
  isFirst?: boolean;
  /** The word on the button, where it is not simply the change. */
  submitLabel?: string;
}

interface ChangePasswordInput {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/**
 * A new password for who is logged in, with a second proof where the account has one. The old password is asked for
 * unless it was just typed at the login of this page; if that one turns out wrong, the field comes back.
 */
export function ChangePasswordForm({ onDone, isFirst = false, submitLabel }: ChangePasswordFormProps) {
  const { t } = useTranslation(['account-entry', 'errors']);
  const { member, lastLogin } = useSession();
  // Taken once: when the change settles, the session forgets what was typed while this form still stands.
  const [known, setKnown] = useState(lastLogin?.password);
  const words = usePasswordWords();
  const form = useForm<ChangePasswordInput>({
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  const { errors } = form.formState;
  const showOnForm = useApiErrorOnForm(form);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync, isPending } = useChangePassword();
  const stepUp = useStepUp(isFirst ? 'held' : 'stepUp');

  const submit = form.handleSubmit(async ({ oldPassword, ...next }) => {
    setRefusal(null);
    const proven = await stepUp.prove();
    if (proven === null) return;
    try {
      await mutateAsync({ ...(isFirst ? {} : { oldPassword: known ?? oldPassword }), ...next, ...proven });
      onDone();
    } catch (error) {
      if (stepUp.refuse(error)) return;
      if (error instanceof ApiError && error.field === 'oldPassword') setKnown(undefined);
      setRefusal(showOnForm(error));
    }
  });
  if (stepUp.lacksWays) return <Alert tone="warn">{t('errors:identity.nothing_to_prove_with')}</Alert>;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
      <TextField
        label={t('username')}
        value={member?.account ?? ''}
        readOnly
        ltr
        autoComplete="username"
        startIcon={<UserIcon />}
      />
      {!isFirst && known === undefined && (
        <PasswordField
          label={t('old_password')}
          required
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...words}
          {...form.register('oldPassword', { required: t('errors:field.required') })}
        />
      )}
      <NewPasswordPart form={form} stepUp={stepUp} isBusy={isPending} submitLabel={submitLabel} isTypedTwice />
    </form>
  );
}
