import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { StepUpFields, type StepUp } from '../security/index.ts';
import { NewPasswordFields, useNewPasswordCheck } from './new-password-fields.tsx';

/** The part of a form that `NewPasswordPart` reads and writes. */
export interface NewPasswordInput {
  newPassword: string;
  /** Only where the password is typed twice. */
  confirmNewPassword?: string;
}

interface NewPasswordPartProps<V extends NewPasswordInput> {
  form: UseFormReturn<V>;
  stepUp: StepUp;
  isBusy: boolean;
  /** The word on the button, where it is not simply the saving. */
  submitLabel?: string | undefined;
  /** True where nobody would notice a slip before the next login. */
  isTypedTwice?: boolean;
}

/** How every form ends that sets a login password: the new one, the second proof where the account has one, the button. */
export function NewPasswordPart<V extends NewPasswordInput>(props: NewPasswordPartProps<V>) {
  const { stepUp, isBusy, submitLabel, isTypedTwice = false } = props;
  const { t } = useTranslation('account-entry');
  const { hint, problemOf, confirmationProblemOf } = useNewPasswordCheck();
  // A form of more fields can do everything that a form of these can, which its type cannot say.
  const form = props.form as unknown as UseFormReturn<NewPasswordInput>;
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const confirmation = () => ({
    label: t('confirm_new_password'),
    error: errors.confirmNewPassword?.message,
    ...form.register('confirmNewPassword', {
      validate: (value = '', { newPassword }) => confirmationProblemOf(value, newPassword) ?? true,
    }),
  });
  return (
    <>
      <NewPasswordFields
        typed={typed}
        hint={hint}
        password={{
          label: t('new_password'),
          error: errors.newPassword?.message,
          ...form.register('newPassword', { validate: (value) => problemOf(value) ?? true }),
        }}
        {...(isTypedTwice ? { confirmation: confirmation() } : {})}
      />
      <StepUpFields stepUp={stepUp} />
      <Button type="submit" size="lg" fullWidth busy={isBusy} busyLabel={t('saving_password')} className="mt-1">
        {submitLabel ?? t('save_password')}
      </Button>
    </>
  );
}
