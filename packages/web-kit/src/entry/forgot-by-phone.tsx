import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { focusFirstWrong, FormRefusal, useApiErrorOnForm } from '../form/index.ts';
import { emptyMobile, readMobile, useCountries } from '../mobile/index.ts';
import { useEntryCalls } from './entry.queries.ts';
import type { Side } from './entry.wire.ts';
import { LoginFlowDialogs } from './login-flow-dialogs.tsx';
import { MobileCodeFields } from './mobile-code-fields.tsx';
import { NewPasswordPart } from './new-password-part.tsx';
import { useLoginFlow, type FinishedLogin } from './use-login-flow.ts';
import { useResetProof } from './use-reset-proof.ts';

interface ForgotByPhoneProps {
  side: Side;
  onDone: (login: FinishedLogin) => void;
  flagSrc?: (countryCode: string) => string;
  autoFocus?: boolean;
}

/** A new password by a code to the mobile number of the account; it logs in at once. */
export function ForgotByPhone({ side, onDone, flagSrc, autoFocus = false }: ForgotByPhoneProps) {
  const { resetByPhone, sendPasswordCode } = useEntryCalls();
  const countries = useCountries(flagSrc);
  const flow = useLoginFlow({ side });
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { mobileNum: emptyMobile, verificationCode: '', newPassword: '' },
  });
  const showOnForm = useApiErrorOnForm(form);
  const [refusal, setRefusal] = useState<string | null>(null);
  const stepUp = useResetProof();

  const submit = form.handleSubmit(async ({ mobileNum, verificationCode, newPassword }) => {
    const to = readMobile(mobileNum, countries);
    if (to === null) return;
    setRefusal(null);
    const proven = await stepUp.prove();
    if (proven === null) return;
    // The code has proven more than the puzzle could; the server asks for it all the same where it is in doubt.
    const reset = () =>
      flow.human.run((proof) => resetByPhone(to, { newPassword, verificationCode, ...proof, ...proven }), {
        isSliderFirst: false,
      });
    const outcome = await flow.follow(reset, { way: 'reset' });
    if (outcome.kind === 'done') onDone(outcome);
    if (outcome.kind === 'refused' && !stepUp.refuse(outcome.error)) setRefusal(showOnForm(outcome.error));
  }, focusFirstWrong);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
      <MobileCodeFields
        form={form}
        countries={countries}
        purpose="password"
        human={flow.human}
        autoFocus={autoFocus}
        onSend={(to, proof) => sendPasswordCode(to, proof)}
      />
      <NewPasswordPart form={form} stepUp={stepUp} isBusy={flow.isBusy} />
      <LoginFlowDialogs flow={flow} />
    </form>
  );
}
