import { ApiError } from '../api/index.ts';
import { useErrorText } from '../form/index.ts';
import type { Proof, ProofMethod, ProofWay } from './security.model.ts';
import { useFactors, useProvePasskey } from './security.queries.ts';
import { useProofAnswer } from './use-proof-answer.ts';

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
  /** False where an answer has to be typed and is not there; the fields then say so. Asks nobody for anything. */
  check: () => boolean;
  /**
   * The proof, to be spread into the body of the call: `{}` where none is needed. Null when it is missing or the device
   * refused; the fields then say so.
   */
  prove: () => Promise<{ proof?: Proof } | null>;
  /** Shows a refused call under the fields when it concerns the proof; false when it is about something else. */
  refuse: (err: unknown) => boolean;
}

/**
 * Asks for a second factor where the account has one. Reads what the account has by itself. With `held` the password is
 * never enough: a code to a proven contact stands in for a factor; `lacksWays` where the account has neither.
 */
export function useStepUp(asked: 'stepUp' | 'held' = 'stepUp'): StepUp & { lacksWays: boolean } {
  const { data: factors, refetch } = useFactors();
  const errorText = useErrorText();
  const ways = factors?.[asked] ?? [];
  const { way, setProblem, proofBy, ...form } = useProofAnswer(ways, useProvePasskey());
  return {
    ...form,
    ways,
    way,
    lacksWays: asked === 'held' && factors?.held.length === 0,
    async prove() {
      if (way !== null) return proofBy(way);
      // Without knowing what the account has, a change would be refused for a reason that nobody can see.
      const known = factors?.[asked] ?? (await refetch()).data?.[asked] ?? [];
      return known.length === 0 ? {} : null;
    },
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
