import { useTranslation } from '@quetzal/i18n/react';
import { useState } from 'react';
import { ApiError } from '../api/index.ts';
import type { Confirmation } from './security.model.ts';
import { useSecurityConfig } from './security.queries.ts';
import { usePasskeyText } from './use-passkey-text.ts';
import { useStepUp } from './use-step-up.ts';

/** Password and second proof of a change that is being confirmed, and how the attempt went. */
export function useConfirmation(onConfirm: (confirmation: Confirmation) => Promise<unknown>) {
  const { t } = useTranslation('security');
  const stepUp = useStepUp();
  const failureText = usePasskeyText();
  // Who came in by a third party alone has no password to give.
  const hasPassword = useSecurityConfig().data?.hasPassword ?? true;
  const [password, setPassword] = useState('');
  const [passwordProblem, setPasswordProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const refuse = (err: unknown) => {
    if (stepUp.refuse(err)) return;
    if (err instanceof ApiError && err.field === 'password') setPasswordProblem(failureText(err));
    else setRefusal(failureText(err));
  };
  const attempt = async () => {
    const proven = await stepUp.prove();
    if (proven === null) return;
    await onConfirm({ ...(hasPassword ? { password } : {}), ...proven });
  };
  const confirm = async () => {
    if (isBusy) return;
    setRefusal(null);
    setPasswordProblem(null);
    if (hasPassword && password === '') return setPasswordProblem(t('step_up.password_required'));
    setIsBusy(true);
    try {
      await attempt();
    } catch (err) {
      refuse(err);
    } finally {
      setIsBusy(false);
    }
  };
  return { stepUp, hasPassword, password, setPassword, passwordProblem, refusal, isBusy, confirm };
}

export type ConfirmationForm = ReturnType<typeof useConfirmation>;
