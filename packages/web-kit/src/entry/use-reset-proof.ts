import { useTranslation } from '@quetzal/i18n/react';
import { useState } from 'react';
import { ApiError } from '../api/index.ts';
import { useErrorText } from '../form/index.ts';
import { proveByPasskey } from '../passkeys/index.ts';
import { usePasskeyText, type ProofMethod, type StepUp } from '../security/index.ts';
import { useEntryCalls } from './entry.queries.ts';

const known: readonly string[] = ['totp', 'passkey', 'recovery'] satisfies ProofMethod[];
const isMethod = (name: string): name is ProofMethod => known.includes(name);

/**
 * The second proof of who chooses a new password without being logged in. What the account has is nobody's to know before
 * the contact was proven: the first refusal of the reset says it, and the fields appear then.
 */
export function useResetProof(): StepUp {
  const { t } = useTranslation(['security', 'account-entry']);
  const { passkeyLoginQuestion } = useEntryCalls();
  const passkeyText = usePasskeyText();
  const errorText = useErrorText();
  const [methods, setMethods] = useState<readonly ProofMethod[]>([]);
  const [chosen, setChosen] = useState<ProofMethod | null>(null);
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const method = chosen ?? methods[0] ?? null;

  const prove: StepUp['prove'] = async () => {
    setProblem(null);
    if (method === null) return {};
    if (method === 'passkey') {
      try {
        return { proof: { method, answer: JSON.stringify(await proveByPasskey(await passkeyLoginQuestion())) } };
      } catch (err) {
        setProblem(passkeyText(err));
        return null;
      }
    }
    if (answer.trim() !== '') return { proof: { method, answer: answer.trim() } };
    setProblem(t('step_up.answer_required'));
    return null;
  };
  return {
    ways: methods.map((one) => ({ method: one, hint: null })),
    way: method === null ? null : { method, hint: null },
    choose(next) {
      setChosen(next);
      setAnswer('');
      setProblem(null);
    },
    answer,
    setAnswer(next) {
      setAnswer(next);
      setProblem(null);
    },
    problem,
    prove,
    refuse(err) {
      if (!(err instanceof ApiError) || err.field !== 'proof') return false;
      const asked = String(err.params?.['methods'] ?? '')
        .split(',')
        .filter(isMethod);
      if (asked.length > 0) setMethods(asked);
      // Being asked for the first time is no mistake: the field's own words say what is wanted.
      setProblem(asked.length > 0 ? t('account-entry:verification.reason.second_factor') : errorText(err));
      return true;
    },
  };
}
