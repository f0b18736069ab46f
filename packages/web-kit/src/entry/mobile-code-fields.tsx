import { useTranslation } from '@quetzal/i18n/react';
import { CodeField } from '@quetzal/ui/code-field';
import type { PhoneCountry, PhoneNumber } from '@quetzal/ui/phone-field';
import { useState } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/index.ts';
import { MobileBlock, readMobile, SmsCodeButton, type CodeSent, type Mobile } from '../mobile/index.ts';
import { useErrorText } from '../form/index.ts';
import type { HumanAnswer } from './entry.wire.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import type { HumanProof } from './use-human-proof.ts';

/** The part of a form that these fields read and write. */
export interface MobileCodeInput {
  mobileNum: PhoneNumber;
  verificationCode: string;
}

interface MobileCodeFieldsProps<V extends MobileCodeInput> {
  form: UseFormReturn<V>;
  countries: readonly PhoneCountry[];
  /** What the code is for; codes of another purpose have waits of their own. */
  purpose: string;
  human: HumanProof;
  onSend: (to: Mobile, proof: HumanAnswer) => Promise<CodeSent>;
  /** False where a number is asked for, but no code. */
  hasCode?: boolean;
  isRequired?: boolean;
  autoFocus?: boolean;
}

/** A mobile number and the code that is sent to it. The number is checked before a code is asked for. */
export function MobileCodeFields<V extends MobileCodeInput>(props: MobileCodeFieldsProps<V>) {
  const { countries, hasCode = true, isRequired = true, autoFocus = false } = props;
  const { t } = useTranslation(['account-entry', 'errors']);
  // A form of more fields can do everything that a form of these can, which its type cannot say.
  const form = props.form as unknown as UseFormReturn<MobileCodeInput>;
  const { send, refuse, clockKey, failure, dismiss } = useCodeRequest({ ...props, form });
  const problemOf = (value: PhoneNumber) => {
    if (value.number === '') return !isRequired || t('errors:field.required');
    return readMobile(value, countries) !== null || t('errors:identity.mobile_invalid');
  };
  return (
    <>
      <Controller
        control={form.control}
        name="mobileNum"
        rules={{ validate: problemOf }}
        render={({ field: { value, onChange, ...input }, fieldState: { error } }) => (
          <MobileBlock
            required={isRequired}
            countries={countries}
            value={value}
            onValueChange={onChange}
            autoFocus={autoFocus}
            error={error?.message}
            {...input}
          />
        )}
      />
      {hasCode && (
        <Controller
          control={form.control}
          name="verificationCode"
          rules={{ required: t('code_required') }}
          render={({ field: { value, onChange, ...input }, fieldState: { error } }) => (
            <CodeField
              label={t('code')}
              required
              value={value}
              onValueChange={onChange}
              error={error?.message}
              action={<SmsCodeButton clockKey={clockKey} onSend={send} onRefused={refuse} />}
              {...input}
            />
          )}
        />
      )}
      {failure !== null && <NoticeDialog tone="warn" title={t('code_failed')} detail={failure} onClose={dismiss} />}
    </>
  );
}

interface CodeRequestOptions extends Pick<
  MobileCodeFieldsProps<MobileCodeInput>,
  'form' | 'countries' | 'purpose' | 'human' | 'onSend'
> {}

/* Asking for a code: what has to be right before, and where a refusal is shown. */
function useCodeRequest({ form, countries, purpose, human, onSend }: CodeRequestOptions) {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const mobile = useWatch({ control: form.control, name: 'mobileNum' });
  const send = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return null;
    const to = readMobile(form.getValues('mobileNum'), countries);
    if (to === null) return null;
    const sent = await human.run((proof) => onSend(to, proof));
    if (sent !== null) form.setFocus('verificationCode');
    return sent;
  };
  const refuse = (error: unknown) => {
    // A code is under way already: it is typed as any other, while the button counts down.
    if (error instanceof ApiError && error.code === 'identity.code_too_soon') form.setFocus('verificationCode');
    else setFailure(errorText(error));
  };
  const clockKey = `${purpose}:${mobile.countryCode}:${mobile.number}`;
  return { send, refuse, clockKey, failure, dismiss: () => setFailure(null) };
}
