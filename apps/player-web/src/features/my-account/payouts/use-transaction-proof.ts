import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { type Proof, useStepUp } from '@quetzal/web-kit/security';
import { useState } from 'react';

/** What a change of payout accounts is proven with. */
interface Proven {
  transactionPassword: string;
  proof?: Proof;
}

/**
 * The transaction password of a change that is being made, and how the attempt went. `checkFields` looks at what the form
 * has besides: false when something is wrong there, which those fields say themselves.
 */
export function useTransactionProof(
  onProven: (proven: Proven) => Promise<void>,
  checkFields: () => boolean = () => true,
) {
  const { t } = useTranslation('errors');
  const errorText = useErrorText();
  const stepUp = useStepUp();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  /* Looks at every field, so that all that is missing is said at once. */
  function check(): boolean {
    const isMissing = password === '';
    setProblem(isMissing ? t('field.required') : undefined);
    return [checkFields(), !isMissing, stepUp.check()].every(Boolean);
  }
  async function submit(): Promise<void> {
    setRefusal(null);
    if (!check()) return;
    setBusy(true);
    try {
      const proven = await stepUp.prove();
      if (proven !== null) await onProven({ transactionPassword: password, ...proven });
    } catch (error) {
      if (stepUp.refuse(error)) return;
      if (error instanceof ApiError && error.field === 'transactionPassword') setProblem(errorText(error));
      else setRefusal(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return {
    password,
    setPassword,
    problem,
    refusal,
    stepUp,
    isBusy,
    submit,
  };
}

/** State of the proof. */
export type TransactionProof = ReturnType<typeof useTransactionProof>;
