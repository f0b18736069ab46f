import { useTranslation } from '@quetzal/i18n/react';
import { useState } from 'react';
import { ApiError } from '../api/index.ts';
import { useErrorText } from '../form/index.ts';
import { proveByPasskey } from '../passkeys/index.ts';
import { useProofAnswer, type ProofMethod, type ProofWay, type StepUp } from '../security/index.ts';
import { useEntryCalls } from './entry.queries.ts';

const known: readonly string[] = ['totp', 'passkey', 'recovery'] satisfies ProofMethod[];
const isMethod = (name: string): name is ProofMethod => known.includes(name);

/**
 * The second proof of who chooses a new password without being logged in. What the account has is nobody's to know before
 * the contact was proven: the first refusal of the reset says it, and the fields appear then.
 */
export function useResetProof(): StepUp {
  const { t } = useTranslation('account-entry');
  const { passkeyLoginQuestion } = useEntryCalls();
  const errorText = useErrorText();
  const [ways, setWays] = useState<readonly ProofWay[]>([]);
  const { way, setProblem, proofBy, ...form } = useProofAnswer(ways, async () =>
    proveByPasskey(await passkeyLoginQuestion()),
  );
  return {
    ...form,
    ways,
    way,
    prove: async () => (way === null ? {} : proofBy(way)),
    refuse(err) {
      if (!(err instanceof ApiError) || err.field !== 'proof') return false;
      const asked = String(err.params?.['methods'] ?? '')
        .split(',')
        .filter(isMethod);
      if (asked.length > 0) setWays(asked.map((method) => ({ method, hint: null })));
      // Being asked for the first time is no mistake: the field's own words say what is wanted.
      setProblem(asked.length > 0 ? t('verification.reason.second_factor') : errorText(err));
      return true;
    },
  };
}
