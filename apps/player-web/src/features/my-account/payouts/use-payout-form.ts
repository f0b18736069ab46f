import type { PayoutKind } from '@quetzal/domain/wallet';
import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { useState } from 'react';
import { createDraft, useDraft } from '#shared/drafts/use-draft.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { useAddPayoutAccount, usePayoutKinds } from '../my-account.queries.ts';
import { useTransactionProof } from './use-transaction-proof.ts';

interface Problems {
  holderName?: string | undefined;
  number?: string | undefined;
}

/** What is typed; null for the kind that the site names first. */
interface PayoutInput {
  chosen: PayoutKind | null;
  number: string;
  holderName: string;
}

const draft = createDraft<PayoutInput>();

/** State of adding a payout account: the kind, what is typed, what is wrong with it. */
export function usePayoutForm(holder: string | undefined, onDone: () => void) {
  const { t } = useTranslation(['my-account', 'errors']);
  const errorText = useErrorText();
  const { data: kinds = [] } = usePayoutKinds();
  const add = useAddPayoutAccount();
  const { value: input, set, forget } = useDraft<PayoutInput>(draft, { chosen: null, number: '', holderName: '' });
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
    kinds,
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
    giveUp: () => {
      forget();
      onDone();
    },
  };
}
