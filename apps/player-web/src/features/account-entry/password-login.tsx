import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { CheckboxField } from '@quetzal/ui/checkbox-field';
import { UserIcon } from '@quetzal/ui/icons';
import { PasswordField } from '@quetzal/ui/password-field';
import { TextField } from '@quetzal/ui/text-field';
import { ApiError } from '@quetzal/web-kit/api';
import { CaptchaBlock, NoticeDialog, readRemembered, usePasswordWords } from '@quetzal/web-kit/entry';
import type { FinishedLogin, LoginFlow } from '@quetzal/web-kit/entry';
import { FormRefusal, useApiErrorOnForm } from '@quetzal/web-kit/form';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextAction } from '#shared/text-action/text-action.tsx';

interface PasswordLoginProps {
  flow: LoginFlow;
  onDone: (login: FinishedLogin) => void;
  onForgot: () => void;
}

/** Name and password; the name is there already where the browser remembers it. */
export function PasswordLogin({ flow, onDone, onForgot }: PasswordLoginProps) {
  const { t } = useTranslation(['account-entry', 'errors']);
  const { merchantCode } = useSiteInfo();
  const words = usePasswordWords();
  const [remembered] = useState(() => readRemembered(merchantCode));
  const form = useForm({
    defaultValues: { username: remembered.username, password: '', captcha: '', rememberMe: remembered.isOn },
  });
  const { errors } = form.formState;
  const showOnForm = useApiErrorOnForm(form);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const required = t('errors:field.required');
  const { captcha } = flow.human;

  const submit = form.handleSubmit(async ({ username, ...typed }) => {
    setRefusal(null);
    const outcome = await flow.submit({ type: 'username', username: username.trim(), ...typed });
    if (outcome.kind === 'done') return onDone(outcome);
    if (outcome.kind === 'left') return;
    form.resetField('captcha');
    const { error } = outcome;
    if (error instanceof ApiError && error.code === 'identity.invalid_credentials') setWrong(true);
    else setRefusal(showOnForm(error));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
      <TextField
        label={t('username')}
        required
        autoFocus={remembered.username === ''}
        startIcon={<UserIcon />}
        ltr
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        error={errors.username?.message}
        {...form.register('username', { validate: (value) => value.trim() !== '' || required })}
      />
      <PasswordField
        label={t('password')}
        required
        labelEnd={<TextAction onSelect={onForgot}>{t('forgot.link')}</TextAction>}
        autoFocus={remembered.username !== ''}
        autoComplete="current-password"
        maxLength={256}
        error={errors.password?.message}
        {...words}
        {...form.register('password', { required })}
      />
      <CaptchaBlock
        captcha={captcha}
        error={errors.captcha?.message}
        {...form.register('captcha', { validate: (value) => !captcha.isShown || value.trim() !== '' || required })}
      />
      <CheckboxField label={t('remember_me')} {...form.register('rememberMe')} />
      <Button type="submit" size="lg" fullWidth busy={flow.isBusy} busyLabel={t('submitting_login')}>
        {t('submit_login')}
      </Button>
      {isWrong && (
        <NoticeDialog
          tone="warn"
          title={t('in_incorrect_password')}
          detail={t('incorrect_detail')}
          onClose={() => {
            setWrong(false);
            // The dialog gives the focus back first.
            requestAnimationFrame(() => form.setFocus('password', { shouldSelect: true }));
          }}
        />
      )}
    </form>
  );
}
