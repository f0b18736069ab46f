import type { PayoutKind } from '@quetzal/domain/wallet';
import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { useState } from 'react';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { type PayoutInput, payoutDraft } from '#shared/payouts/payout-draft.ts';
import { useAddPayoutAccount } from '../my-account.queries.ts';
import { useTransactionProof } from './use-transaction-proof.ts';

interface Problems {
  holderName?: string | undefined;
  number?: string | undefined;
}

/** State of adding a payout account: the kind, what is typed, what is wrong with it. */
export function usePayoutForm(kinds: readonly PayoutKind[], holder: string | undefined, onDone: () => void) {
  const { t } = useTranslation(['my-account', 'errors']);
  const errorText = useErrorText();
  const add = useAddPayoutAccount();
  const {
    value: input,
    set,
    forget,
  } = useDraft<PayoutInput>(payoutDraft, { chosen: null, number: '', holderName: '' });
  const [problems, setProblems] = useState<Problems>({});
  const { number } = input;
  const holderName = holder ?? input.holderName;
  const kind = input.chosen ?? kinds[0] ?? 'bank';

  const check = (): boolean => {
    const isMissing = (text: string) => (text.trim() === '' ? t('errors:field.required') : undefined);
    const found = { holderName: isMissing(holderName), number: isMissing(number) };
    setProblems(found);
    return found.holderName === undefined && found.number === undefined;
  };
  const proof = useTransactionProof(async (proven) => {
    try {
      await add.mutateAsync({ kind, holderName: holderName.trim(), number: number.trim(), ...proven });
    } catch (error) {
      const field = error instanceof ApiError ? error.field : null;
      if (field !== 'holderName' && field !== 'number') throw error;
      return setProblems({ [field]: errorText(error) });
    }
    forget();
    notices.notify({ tone: 'success', title: t('payouts.added') });
    onDone();
  }, check);
  return {
    kind,
    setKind: (next: string) => {
      set({ ...input, chosen: kinds.find((one) => one === next) ?? null, number: '' });
      setProblems({});
    },
    number,
    setNumber: (next: string) => set({ ...input, number: next }),
    holderName,
    setHolderName: (next: string) => set({ ...input, holderName: next }),
    problems,
    proof,
  };
}
