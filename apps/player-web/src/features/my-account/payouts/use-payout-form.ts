import type { PayoutKind } from '@quetzal/domain/wallet';
import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { useState } from 'react';
import { notices } from '#shared/notices/notice-store.ts';
import { useAddPayoutAccount, usePayoutKinds } from '../my-account.queries.ts';
import { useTransactionProof } from './use-transaction-proof.ts';

interface Problems {
  holderName?: string | undefined;
  number?: string | undefined;
}

/** State of adding a payout account: the kind, what is typed, what is wrong with it. */
export function usePayoutForm(holder: string | undefined, onDone: () => void) {
  const { t } = useTranslation(['my-account', 'errors']);
  const errorText = useErrorText();
  const { data: kinds = [] } = usePayoutKinds();
  const add = useAddPayoutAccount();
  const [chosen, setKind] = useState<PayoutKind | null>(null);
  const [number, setNumber] = useState('');
  const [holderName, setHolderName] = useState(holder ?? '');
  const [problems, setProblems] = useState<Problems>({});
  const kind = chosen ?? kinds[0] ?? 'bank';

  const proof = useTransactionProof(async (proven) => {
    const isMissing = (text: string) => (text.trim() === '' ? t('errors:field.required') : undefined);
    const found = { holderName: isMissing(holderName), number: isMissing(number) };
    setProblems(found);
    if (found.holderName !== undefined || found.number !== undefined) return;
    try {
      await add.mutateAsync({ kind, holderName: holderName.trim(), number: number.trim(), ...proven });
    } catch (error) {
      const field = error instanceof ApiError ? error.field : null;
      if (field !== 'holderName' && field !== 'number') throw error;
      return setProblems({ [field]: errorText(error) });
    }
    notices.notify({ tone: 'success', title: t('payouts.added') });
    onDone();
  });
  return {
    kinds,
    kind,
    setKind: (next: string) => {
      setKind(kinds.find((one) => one === next) ?? null);
      setNumber('');
      setProblems({});
    },
    number,
    setNumber,
    holderName,
    setHolderName,
    problems,
    proof,
  };
}
