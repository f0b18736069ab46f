import { useTranslation } from '@quetzal/i18n/react';
import { ResendButton } from '@quetzal/ui/code-field';
import { useState, type RefObject } from 'react';
import { ApiError } from '../api/index.ts';
import { useCodeClock } from './code-clock.ts';

/** How long a code is good for, and how long nobody may ask for another. */
export interface CodeSent {
  expiredMinutes: number;
}

interface SmsCodeButtonProps {
  /** What the code is for and where it goes: another number has a wait of its own. */
  clockKey: string;
  /** Asks for the code. Null: nothing was sent, since a field is wrong or the person left the puzzle. */
  onSend: () => Promise<CodeSent | null>;
  /** The server refused to send one. */
  onRefused: (error: unknown) => void;
  /** Where the code is typed: it gets the focus once one was sent. Left out where the form sees to that. */
  codeInput?: RefObject<HTMLInputElement | null>;
  disabled?: boolean;
}

const secondsOf = (error: unknown): number | null => {
  if (!(error instanceof ApiError) || error.code !== 'identity.code_too_soon') return null;
  const seconds = Number(error.params?.['seconds']);
  return Number.isFinite(seconds) ? seconds : null;
};

/** Asks for a code; then counts down until another one may be asked for, also while its form is closed. */
export function SmsCodeButton({ clockKey, onSend, onRefused, codeInput, disabled = false }: SmsCodeButtonProps) {
  const { t } = useTranslation('account-entry');
  const [readyAt, startWait] = useCodeClock(clockKey);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const send = async () => {
    setBusy(true);
    setSaid('');
    try {
      const sent = await onSend();
      if (sent === null) return;
      startWait(sent.expiredMinutes * 60);
      setSaid(t('code_sent', { minutes: sent.expiredMinutes }));
      codeInput?.current?.focus();
    } catch (error) {
      const seconds = secondsOf(error);
      if (seconds !== null) startWait(seconds);
      onRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ResendButton
        readyAtMs={readyAt}
        busy={isBusy}
        busyLabel={t('code_sending')}
        disabled={disabled}
        onResend={() => void send()}
        waitingLabel={(timeLeft) => (
          <>
            {t('code_resend_in')} {timeLeft}
          </>
        )}
      >
        {readyAt === null ? t('code_send') : t('code_resend')}
      </ResendButton>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
