import { useTranslation } from '@quetzal/i18n/react';
import { useState } from 'react';
import { ApiError } from '../api/index.ts';
import type { Confirmation } from './security.model.ts';
import { useSecurityConfig } from './security.queries.ts';
import { usePasskeyText } from './use-passkey-text.ts';
import { useStepUp } from './use-step-up.ts';

/**
 * Password and second proof of a change that is being confirmed, and how the attempt went. `checkFields` looks at what the
 * form has besides: false when something is wrong there, which those fields say themselves.
 */
export function useConfirmation(
  onConfirm: (confirmation: Confirmation) => Promise<unknown>,
  checkFields: () => boolean = () => true,
) {
  const { t } = useTranslation('security');
  const stepUp = useStepUp();
  const failureText = usePasskeyText();
  // Who came in by a third party alone has no password to give.
  const hasPassword = useSecurityConfig().data?.hasPassword ?? true;
  const [password, setPassword] = useState('');
  const [passwordProblem, setPasswordProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);

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
  /* Looks at every field, so that all that is missing is said at once. */
  const check = () => {
    const hasToType = hasPassword && password === '';
    setPasswordProblem(hasToType ? t('step_up.password_required') : null);
    return [checkFields(), !hasToType, stepUp.check()].every(Boolean);
  };
  const confirm = async () => {
    if (isBusy) return;
    setRefusal(null);
    if (!check()) return setAttempts((before) => before + 1);
    setIsBusy(true);
    try {
      await attempt();
    } catch (err) {
      refuse(err);
    } finally {
      setIsBusy(false);
      setAttempts((before) => before + 1);
    }
  };
  return { stepUp, hasPassword, password, setPassword, passwordProblem, refusal, isBusy, attempts, confirm };
}

export type ConfirmationForm = ReturnType<typeof useConfirmation>;
