import { useTranslation } from '@quetzal/i18n/react';
import { CodeField, type CodeFieldProps } from '@quetzal/ui/code-field';
import { useState, type RefObject } from 'react';
import { SmsCodeButton } from '../mobile/index.ts';
import { useErrorText } from '../form/index.ts';
import { useSendProofCode } from './security.queries.ts';

interface SentCodeFieldProps extends Omit<CodeFieldProps, 'label' | 'action' | 'ref'> {
  ref: RefObject<HTMLInputElement | null>;
  method: 'sms' | 'email';
}

/** A code that is sent to the number or address of the account; nothing is sent before it is asked for. */
export function SentCodeField({ ref, method, error, ...input }: SentCodeFieldProps) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const send = useSendProofCode();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  return (
    // Below the boxes: a small dialog has no room beside them.
    <div className="grid gap-2">
      <CodeField ref={ref} label={t('step_up.code')} error={error ?? refusal} {...input} />
      <SmsCodeButton
        clockKey={`proof:${method}`}
        onSend={() => {
          setRefusal(undefined);
          return send.mutateAsync(method);
        }}
        onRefused={(err) => setRefusal(errorText(err))}
        codeInput={ref}
      />
    </div>
  );
}
