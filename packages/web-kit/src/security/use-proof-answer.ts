import { useTranslation } from '@quetzal/i18n/react';
import { useState } from 'react';
import type { Proof, ProofMethod, ProofWay } from './security.model.ts';
import { usePasskeyText } from './use-passkey-text.ts';

/** The way that was chosen to give a second proof, and what was typed for it. */
export interface ProofAnswer {
  /** Null where there is no way to choose from. */
  way: ProofWay | null;
  choose: (method: ProofMethod) => void;
  answer: string;
  setAnswer: (answer: string) => void;
  /** What is wrong with the answer, in words. */
  problem: string | null;
  setProblem: (problem: string | null) => void;
  /** False where an answer has to be typed and is not there: `problem` then says so. Asks the device for nothing. */
  check: () => boolean;
  /** The proof by `way`. Null when the answer is missing or the device refused: `problem` then says so. */
  proofBy: (way: ProofWay) => Promise<{ proof: Proof } | null>;
}

/** Keeps the answer to a second proof; `provePasskey` asks the server for a question and the device to sign it. */
export function useProofAnswer(ways: readonly ProofWay[], provePasskey: () => Promise<object>): ProofAnswer {
  const { t } = useTranslation('security');
  const passkeyText = usePasskeyText();
  const [method, setMethod] = useState<ProofMethod | null>(null);
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = ways.find((offered) => offered.method === method) ?? ways[0] ?? null;
  const check = (way: ProofWay | null) => {
    const isMissing = way !== null && way.method !== 'passkey' && answer.trim() === '';
    setProblem(isMissing ? t('step_up.answer_required') : null);
    return !isMissing;
  };
  return {
    way: chosen,
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
    setProblem,
    check: () => check(chosen),
    async proofBy(way) {
      if (!check(way)) return null;
      if (way.method === 'passkey') {
        try {
          return { proof: { method: way.method, answer: JSON.stringify(await provePasskey()) } };
        } catch (err) {
          setProblem(passkeyText(err));
          return null;
        }
      }
      return { proof: { method: way.method, answer: answer.trim() } };
    },
  };
}
