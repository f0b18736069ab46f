import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { MailIcon, UserIcon } from '@quetzal/ui/icons';
import { TextField } from '@quetzal/ui/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailRule, FormRefusal, useApiErrorOnForm, useRuleValidation } from '../form/index.ts';
import { useEntryCalls } from './entry.queries.ts';
import { NoticeDialog } from './notice-dialog.tsx';

/** Asks for a link by mail. Whether there is such an account is not said, neither here nor by the server. */
export function ForgotByMail({ onSent, autoFocus = false }: { onSent: () => void; autoFocus?: boolean }) {
  const { t } = useTranslation(['account-entry', 'errors']);
  const { sendPasswordLink } = useEntryCalls();
  const validate = useRuleValidation();
  const form = useForm({ defaultValues: { username: '', email: '' } });
  const { errors, isSubmitting } = form.formState;
  const showOnForm = useApiErrorOnForm(form);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const required = t('errors:field.required');

  const submit = form.handleSubmit(async ({ username, email }) => {
    setRefusal(null);
    try {
      await sendPasswordLink({ username: username.trim(), email: email.trim() });
      setSent(true);
    } catch (error) {
      setRefusal(showOnForm(error));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
      <TextField
        label={t('username')}
        required
        autoFocus={autoFocus}
        startIcon={<UserIcon />}
        ltr
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        error={errors.username?.message}
        {...form.register('username', { validate: (value) => value.trim() !== '' || required })}
      />
      <TextField
        label={t('email')}
        required
        type="email"
        startIcon={<MailIcon />}
        ltr
        autoComplete="email"
        maxLength={254}
        hint={t('forgot.mail_hint')}
        error={errors.email?.message}
        {...form.register('email', { validate: validate(emailRule) })}
      />
      <Button type="submit" size="lg" fullWidth busy={isSubmitting} busyLabel={t('forgot.sending')} className="mt-1">
        {t('forgot.send_link')}
      </Button>
      {isSent && <NoticeDialog tone="info" title={t('forgot.sent_title')} detail={t('in_been_out')} onClose={onSent} />}
    </form>
  );
}
