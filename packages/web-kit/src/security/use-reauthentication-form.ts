import { useTranslation } from '@quetzal/i18n/react';
import { useState } from 'react';
import { ApiError } from '../api/index.ts';
import { useFactors, useProvePasskey, useReauthenticate, useSecurityConfig } from './security.queries.ts';
import { usePasskeyText } from './use-passkey-text.ts';

type Way = 'password' | 'transaction' | 'totp' | 'passkey' | 'sms' | 'email';

/** What one proof of presence needs: the ways that the account has, what was typed, how it went. */
export function useReauthenticationForm(onProven: () => void) {
  const { t } = useTranslation('security');
  const failureText = usePasskeyText();
  const reauthenticate = useReauthenticate();
  const provePasskey = useProvePasskey();
  const ways = useWays();
  const [chosen, setChosen] = useState<Way | null>(null);
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const way = ways.find((offered) => offered === chosen) ?? ways[0] ?? 'password';

  const prove = async () => {
    if (way === 'passkey') return reauthenticate.mutateAsync({ passkey: await provePasskey() });
    if (way === 'sms' || way === 'email') return reauthenticate.mutateAsync({ proof: { method: way, answer } });
    if (way === 'totp') return reauthenticate.mutateAsync({ totp: answer });
    return reauthenticate.mutateAsync(way === 'password' ? { password: answer } : { transactionPassword: answer });
  };
  const submit = async () => {
    if (isBusy) return;
    setRefusal(null);
    setProblem(null);
    if (way !== 'passkey' && answer === '') return setProblem(t('reauthentication.answer_required'));
    setIsBusy(true);
    try {
      await prove();
      onProven();
    } catch (err) {
      if (way !== 'passkey' && err instanceof ApiError && err.field !== null) setProblem(failureText(err));
      else setRefusal(failureText(err));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    ways,
    /** Nothing of the account can confirm it: only another login can. */
    lacksWays: ways.length === 0,
    way,
    answer,
    problem,
    refusal,
    isBusy,
    submit,
    setAnswer(next: string) {
      setAnswer(next);
      setProblem(null);
    },
    choose(next: string) {
      setChosen(next as Way);
      setAnswer('');
      setProblem(null);
      setRefusal(null);
    },
  };
}

export type ReauthenticationForm = ReturnType<typeof useReauthenticationForm>;

/* The password until the account has been read: most have nothing else, and nobody should wait for that. */
function useWays(): Way[] {
  const config = useSecurityConfig().data;
  const factors = useFactors().data;
  if (config === undefined || factors === undefined) return ['password'];
  const ways: [Way, boolean][] = [
    ['password', config.hasPassword],
    ['totp', factors.totp.enabled],
    ['passkey', factors.passkeys.length > 0],
    ['transaction', config.hasTransactionPassword],
  ];
  const own = ways.filter(([, isThere]) => isThere).map(([way]) => way);
  // Codes stand in for a login password; who has one is asked for it.
  return config.hasPassword
    ? own
    : [...own, ...factors.held.map(({ method }) => method).filter((method) => method === 'sms' || method === 'email')];
}
