import { useTranslation } from '@quetzal/i18n/react';
import { useState } from 'react';
import { ApiError } from '../api/index.ts';
import { useErrorText } from '../form/index.ts';
import type { Proof, ProofMethod, ProofWay } from './security.model.ts';
import { useFactors, useProvePasskey } from './security.queries.ts';
import { usePasskeyText } from './use-passkey-text.ts';

/** The second proof of a change, for `StepUpFields` and the form around them. */
export interface StepUp {
  /** Empty where the password is enough: then there is nothing to show. */
  ways: readonly ProofWay[];
  way: ProofWay | null;
  choose: (method: ProofMethod) => void;
  answer: string;
  setAnswer: (answer: string) => void;
  /** What is wrong with the answer, in words. */
  problem: string | null;
  /**
   * The proof, to be spread into the body of the call: `{}` where none is needed. Null when it is missing or the device
   * refused; the fields then say so.
   */
  prove: () => Promise<{ proof?: Proof } | null>;
  /** Shows a refused call under the fields when it concerns the proof; false when it is about something else. */
  refuse: (err: unknown) => boolean;
}

/** Asks for a second factor where the account has one. Reads what the account has by itself. */
export function useStepUp(): StepUp {
  const { t } = useTranslation('security');
  const { data: factors, refetch } = useFactors();
  const provePasskey = useProvePasskey();
  const passkeyText = usePasskeyText();
  const errorText = useErrorText();
  const [method, setMethod] = useState<ProofMethod | null>(null);
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const ways = factors?.stepUp ?? [];
  const way = ways.find((offered) => offered.method === method) ?? ways[0] ?? null;

  const prove = async (): Promise<{ proof?: Proof } | null> => {
    setProblem(null);
    // Without knowing what the account has, a change would be refused for a reason that nobody can see.
    const known = factors?.stepUp ?? (await refetch()).data?.stepUp ?? [];
    if (way === null) return known.length === 0 ? {} : null;
    if (way.method === 'passkey') {
      try {
        return { proof: { method: 'passkey', answer: JSON.stringify(await provePasskey()) } };
      } catch (err) {
        setProblem(passkeyText(err));
        return null;
      }
    }
    if (answer.trim() !== '') return { proof: { method: way.method, answer: answer.trim() } };
    setProblem(t('step_up.answer_required'));
    return null;
  };
  return {
    ways,
    way,
    choose(next) {
      setMethod(next);
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
      const isOurs = err instanceof ApiError && err.field === 'proof';
      if (isOurs) {
        setProblem(errorText(err));
        // The factors may have changed on another device: what is asked follows.
        void refetch();
      }
      return isOurs;
    },
  };
}
