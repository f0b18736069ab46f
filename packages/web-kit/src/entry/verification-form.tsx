import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { CodeField } from '@quetzal/ui/code-field';
import { TextField } from '@quetzal/ui/text-field';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { ApiError } from '../api/index.ts';
import { SmsCodeButton } from '../mobile/index.ts';
import { usePasskeyText } from '../security/index.ts';
import type { LoginValue } from '../session/index.ts';
import { useEntryCalls } from './entry.queries.ts';
import type { VerificationOffer } from './entry.wire.ts';
import { useVerification } from './use-verification.ts';

interface VerificationFormProps {
  offer: VerificationOffer;
  way: VerificationOffer['methods'][number];
  onVerified: (value: LoginValue) => void;
  onLeave: () => void;
  /** Back to the other ways. */
  onOther?: () => void;
}

/** One way of proving: a code that is sent, one of an app, a name, a recovery code or the passkey of this device. */
export function VerificationForm({ offer, way, onVerified, onLeave, onOther }: VerificationFormProps) {
  const { t } = useTranslation(['account-entry', 'errors']);
  const errorText = usePasskeyText();
  const { method, hint } = way;
  const [answer, setAnswer] = useState('');
  const codeInput = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [sendError, setSendError] = useState<unknown>(null);
  const { mutate, isPending, error } = useVerification({ offer, method, onVerified });
  const isCode = method === 'sms' || method === 'email' || method === 'totp';
  const isOver = error instanceof ApiError && error.code === 'identity.verification_over';
  const isWrong = error instanceof ApiError && error.code === 'identity.verification_wrong';
  const problem = isMissing ? t('errors:field.required') : isWrong ? errorText(error) : undefined;
  const change = (next: string) => {
    setMissing(false);
    setAnswer(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = answer.trim();
    if (typed === '' && method !== 'passkey') return setMissing(true);
    mutate(typed);
  };
  if (isOver) {
    return (
      <div className="grid gap-4">
        <Alert tone="danger">{errorText(error)}</Alert>
        <Button variant="secondary" onClick={onLeave}>
          {t('verification.start_over')}
        </Button>
      </div>
    );
  }
  const failure = sendError ?? (isWrong ? null : error);
  const field = { label: t(`verification.field.${method}`), required: true, autoFocus: true, error: problem };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
      <p className="text-fg-2">{t(`verification.how.${method}`, { to: hint ?? '' })}</p>
      {isCode ? (
        <CodeField
          {...field}
          ref={codeInput}
          value={answer}
          onValueChange={change}
          onComplete={(code) => mutate(code)}
          busy={isPending}
          action={
            method === 'totp' ? undefined : (
              <VerificationCode offer={offer} method={method} codeInput={codeInput} onRefused={setSendError} />
            )
          }
        />
      ) : (
        method !== 'passkey' && (
          <TextField
            {...field}
            ltr={method === 'recovery'}
            autoComplete={method === 'recovery' ? 'off' : 'name'}
            maxLength={128}
            value={answer}
            onChange={(event) => change(event.target.value)}
          />
        )
      )}
      <Button type="submit" size="lg" fullWidth busy={isPending} busyLabel={t('verification.checking')}>
        {t(method === 'passkey' ? 'verification.use_passkey' : 'verification.submit')}
      </Button>
      {onOther !== undefined && (
        <Button variant="ghost" onClick={onOther}>
          {t('verification.other')}
        </Button>
      )}
    </form>
  );
}

interface VerificationCodeProps {
  offer: VerificationOffer;
  method: 'sms' | 'email';
  codeInput: RefObject<HTMLInputElement | null>;
  onRefused: (error: unknown) => void;
}

function VerificationCode({ offer: { ticket }, method, codeInput, onRefused }: VerificationCodeProps) {
  const { sendVerificationCode } = useEntryCalls();
  return (
    <SmsCodeButton
      clockKey={`verification:${method}:${ticket}`}
      onSend={() => {
        onRefused(null);
        return sendVerificationCode(ticket, method);
      }}
      onRefused={onRefused}
      codeInput={codeInput}
    />
  );
}
