import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { UserIcon } from '@quetzal/ui/icons';
import { PasswordField } from '@quetzal/ui/password-field';
import { TextField } from '@quetzal/ui/text-field';
import { ApiError } from '@quetzal/web-kit/api';
import { useApiErrorOnForm } from '@quetzal/web-kit/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLogIn } from './account-entry.queries.ts';
import type { Credentials } from './account-entry.wire.ts';
import { OtherForm } from './other-form.tsx';

interface LoginFormProps {
  onDone: (account: string) => void;
  /** Leads to the other form; left out where the site opens no accounts. */
  onRegister?: () => void;
}

/** Name and password. */
export function LoginForm({ onDone, onRegister }: LoginFormProps) {
  const { t } = useTranslation(['account-entry', 'common', 'errors']);
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;
  const showOnForm = useApiErrorOnForm(form);
  const [refusal, setRefusal] = useState<string | null>(null);
  const logIn = useLogIn();
  const required = t('errors:field.required');

  const submit = form.handleSubmit(async ({ username, password }) => {
    setRefusal(null);
    try {
      onDone((await logIn.mutateAsync({ username: username.trim(), password })).account);
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'identity.invalid_credentials';
      setRefusal(isWrong ? t('in_incorrect_password') : showOnForm(error));
      if (isWrong) form.setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      <TextField
        label={t('username')}
        autoFocus
        startIcon={<UserIcon />}
        ltr
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username', { validate: (value) => value.trim() !== '' || required })}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        revealLabel={t('common:password.show')}
        hideLabel={t('common:password.hide')}
        error={errors.password?.message}
        {...form.register('password', { required })}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        busy={logIn.isPending}
        busyLabel={t('submitting_login')}
        className="mt-2"
      >
        {t('submit_login')}
      </Button>
      {onRegister !== undefined && (
        <OtherForm question={t('no_account')} label={t('tab_register')} onSelect={onRegister} />
      )}
    </form>
  );
}
