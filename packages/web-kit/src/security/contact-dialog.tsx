import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { CodeField } from '@quetzal/ui/code-field';
import { TextField } from '@quetzal/ui/text-field';
import { useToast } from '@quetzal/ui/toast';
import { useRef } from 'react';
import { MobileBlock, SmsCodeButton } from '../mobile/index.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { useContactForm, type ContactForm } from './use-contact-form.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

/** A text or a mail. */
export type ContactChannel = 'sms' | 'email';

interface ContactDialogProps {
  channel: ContactChannel;
  flagSrc?: ((countryCode: string) => string) | undefined;
  onClose: () => void;
}

/** Makes a number or an address that of the account: a code that is sent there, the password, the second factor. */
export function ContactDialog({ channel, flagSrc, onClose }: ContactDialogProps) {
  const { t } = useTranslation(['security', 'account-entry']);
  const toasts = useToast();
  const form = useContactForm(channel, flagSrc);
  const codeInput = useRef<HTMLInputElement>(null);
  return (
    <ConfirmationDialog
      title={t(`contacts.title_${channel}`)}
      detail={t('contacts.dialog_detail')}
      submitLabel={t('contacts.save')}
      onClose={onClose}
      checkFields={form.check}
      onConfirm={async (confirmation) => {
        if (!(await form.change(confirmation))) return;
        toasts.show({ tone: 'success', title: t('contacts.saved') });
        onClose();
      }}
    >
      <ContactField channel={channel} form={form} />
      <CodeField
        ref={codeInput}
        label={t('contacts.code')}
        required
        hint={
          form.minutesSent === null
            ? t('contacts.code_hint')
            : t('account-entry:code_sent', { minutes: form.minutesSent })
        }
        value={form.code}
        onValueChange={form.setCode}
        error={form.problems.code}
        action={
          <SmsCodeButton clockKey={form.clockKey} onSend={form.send} onRefused={form.refuse} codeInput={codeInput} />
        }
      />
      {form.problems.form !== undefined && <Alert tone="danger">{form.problems.form}</Alert>}
    </ConfirmationDialog>
  );
}

function ContactField({ channel, form }: { channel: ContactChannel; form: ContactForm }) {
  const { t } = useTranslation('security');
  const error = form.problems.contact;
  const input = useFocusOnProblem(error, form.problems);
  if (channel === 'sms')
    return (
      <MobileBlock
        ref={input}
        required
        countries={form.countries}
        value={form.phone}
        onValueChange={form.setPhone}
        error={error}
      />
    );
  return (
    <TextField
      ref={input}
      label={t('contacts.new_email')}
      required
      type="email"
      inputMode="email"
      autoComplete="email"
      ltr
      maxLength={254}
      value={form.email}
      onChange={(event) => form.setEmail(event.target.value)}
      error={error}
    />
  );
}
