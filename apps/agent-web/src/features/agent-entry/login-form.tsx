import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { UserIcon } from '@quetzal/ui/icons';
import { PasswordField } from '@quetzal/ui/password-field';
import { TextField } from '@quetzal/ui/text-field';
import { useApiErrorOnForm } from '@quetzal/web-kit/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AgentCredentials } from './agent-entry.queries.ts';

interface LoginFormProps {
  /** Rejects with the refusal; the form puts it into words. */
  onLogin: (credentials: AgentCredentials) => Promise<unknown>;
}

/** User name and password; nothing is remembered and no third party is offered on this side. */
export function LoginForm({ onLogin }: LoginFormProps) {
  const { t } = useTranslation('agent-shell');
  const common = useTranslation('common');
  const form = useForm<AgentCredentials>({ defaultValues: { username: '', password: '' } });
  const showError = useApiErrorOnForm(form);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ username, password }) => {
    setRefusal(null);
    try {
      await onLogin({ username: username.trim(), password });
    } catch (err) {
      setRefusal(showError(err));
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      <TextField
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        ltr
        startIcon={<UserIcon />}
        error={errors.username?.message}
        {...form.register('username', { validate: (value) => value.trim() !== '' || t('login.username_required') })}
      />
      <PasswordField
        label={t('login.password')}
        revealLabel={common.t('password.show')}
        hideLabel={common.t('password.hide')}
        autoComplete="current-password"
        maxLength={128}
        error={errors.password?.message}
        {...form.register('password', { required: t('login.password_required') })}
      />
      <Button type="submit" size="lg" busy={isSubmitting} busyLabel={t('login.busy')} className="mt-1">
        {t('login.submit')}
      </Button>
    </form>
  );
}
