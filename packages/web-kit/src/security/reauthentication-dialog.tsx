import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { CodeField } from '@quetzal/ui/code-field';
import { Dialog } from '@quetzal/ui/dialog';
import { SelectField } from '@quetzal/ui/select-field';
import { useId, useState } from 'react';
import { useSession } from '../session/index.ts';
import { PasswordInput } from './password-input.tsx';
import { SentCodeField } from './sent-code-field.tsx';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import { useReauthenticationForm, type ReauthenticationForm } from './use-reauthentication-form.ts';

interface ReauthenticationDialogProps {
  onProven: () => void;
  onDecline: () => void;
}

/** Asks somebody whose session was idle for one proof; who has nothing to prove with logs in again. */
export function ReauthenticationDialog({ onProven, onDecline }: ReauthenticationDialogProps) {
  const { t } = useTranslation('security');
  const common = useTranslation('common');
  const form = useReauthenticationForm(onProven);
  const formId = useId();
  if (form.lacksWays) return <LogInAgain onDecline={onDecline} />;
  return (
    <Dialog
      open
      onOpenChange={onDecline}
      size="sm"
      title={t('reauthentication.title')}
      description={t('reauthentication.detail')}
      closeLabel={common.t('actions.cancel')}
      footer={
        <Button type="submit" form={formId} fullWidth busy={form.isBusy} busyLabel={t('step_up.confirming')}>
          {t('reauthentication.submit')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <ProofField form={form} />
        {form.ways.length > 1 && (
          // Four names side by side would not fit; below, since most people type their password and need no other way.
          <SelectField
            label={t('reauthentication.ways')}
            options={form.ways.map((way) => ({ value: way, label: t(wayNames[way]) }))}
            value={form.way}
            onValueChange={form.choose}
          />
        )}
        {form.refusal !== null && <Alert tone="danger">{form.refusal}</Alert>}
      </form>
    </Dialog>
  );
}

/* Names of the ways, where more than one is offered. */
const wayNames = {
  password: 'reauthentication.password',
  totp: 'reauthentication.totp',
  passkey: 'reauthentication.passkey',
  transaction: 'reauthentication.transaction',
  sms: 'step_up.sms',
  email: 'step_up.email',
} as const;

function LogInAgain({ onDecline }: Pick<ReauthenticationDialogProps, 'onDecline'>) {
  const { t } = useTranslation('security');
  const common = useTranslation('common');
  const entry = useTranslation('account-entry');
  const { logout } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onDecline}
      size="sm"
      title={t('reauthentication.title')}
      description={common.t('session.expired_detail')}
      closeLabel={common.t('actions.cancel')}
      footer={
        <Button
          fullWidth
          busy={isLeaving}
          onClick={() => {
            setLeaving(true);
            void logout();
          }}
        >
          {entry.t('submit_login')}
        </Button>
      }
    />
  );
}

function ProofField({ form }: { form: ReauthenticationForm }) {
  const { t } = useTranslation('security');
  const { way, problem, answer, setAnswer } = form;
  const input = useFocusOnProblem(problem);
  const error = problem ?? undefined;
  switch (way) {
    case 'password':
    case 'transaction':
      return (
        <PasswordInput
          key={way}
          ref={input}
          label={t(`reauthentication.${way}`)}
          autoComplete={way === 'password' ? 'current-password' : 'off'}
          error={error}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      );
    case 'totp':
      return (
        <CodeField
          ref={input}
          label={t('totp.code')}
          required
          {...{ error, value: answer, onValueChange: setAnswer }}
        />
      );
    case 'sms':
    case 'email':
      return (
        <SentCodeField
          key={way}
          method={way}
          ref={input}
          required
          {...{ error, value: answer, onValueChange: setAnswer }}
        />
      );
    case 'passkey':
      return <p className="text-sm text-fg-2">{t('step_up.passkey_detail')}</p>;
    default:
      return way satisfies never;
  }
}
