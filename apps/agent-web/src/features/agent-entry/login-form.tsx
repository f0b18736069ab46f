import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { UserIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { PasswordField } from '@quetzal/ui/password-field';
import { TextField } from '@quetzal/ui/text-field';
import { ApiError } from '@quetzal/web-kit/api';
import { CaptchaBlock, type LoginFlow } from '@quetzal/web-kit/entry';
import { useApiErrorOnForm } from '@quetzal/web-kit/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '#shared/paths/paths.ts';

interface Typed {
  username: string;
  password: string;
  captcha: string;
}

/** User name and password; nothing is remembered and no third party is offered on this side. */
export function LoginForm({ flow }: { flow: LoginFlow }) {
  const { t } = useTranslation('agent-shell');
  const common = useTranslation('common');
  const { captcha } = flow.human;
  const form = useForm<Typed>({ defaultValues: { username: '', password: '', captcha: '' } });
  const showError = useApiErrorOnForm(form);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ username, ...typed }) => {
    setRefusal(null);
    const outcome = await flow.submit({ type: 'username', username: username.trim(), ...typed });
    if (outcome.kind === 'refused') {
      setRefusal(showError(outcome.error));
      const isWrong = outcome.error instanceof ApiError && outcome.error.code === 'identity.invalid_credentials';
      if (isWrong) form.setFocus('password', { shouldSelect: true });
    }
    // A picture counts once: what was read from it is of no more use.
    if (outcome.kind !== 'done') form.resetField('captcha', { keepError: true });
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      <TextField
        label={t('login.username')}
        required
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
        required
        labelEnd={
          <Link href={paths.forgot} className="text-accent-text hover:underline focus-ring rounded-xs font-semibold">
            {t('login.forgot')}
          </Link>
        }
        revealLabel={common.t('password.show')}
        hideLabel={common.t('password.hide')}
        autoComplete="current-password"
        maxLength={256}
        error={errors.password?.message}
        {...form.register('password', { required: t('login.password_required') })}
      />
      <CaptchaBlock
        captcha={captcha}
        error={errors.captcha?.message}
        {...form.register('captcha', {
          validate: (value) => !captcha.isShown || value.trim() !== '' || t('login.captcha_required'),
        })}
      />
      <Button type="submit" size="lg" busy={flow.isBusy} busyLabel={t('login.busy')} className="mt-1">
        {t('login.submit')}
      </Button>
    </form>
  );
}
