import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useFormat } from '@quetzal/web-kit/format';
import { useState } from 'react';
import { useRefusalText } from '#shared/amount/use-refusal-text.ts';
import { createDraft, useDraft } from '#shared/drafts/use-draft.ts';
import { createRequestIds, useRequestId } from '#shared/request-ids/use-request-id.ts';
import { uplineProblemOf } from './upline-problem.ts';
import { type UplineRules, useTransferToUpline } from './upline-transfer.queries.ts';

interface Problems {
  amount?: string | undefined;
  password?: string | undefined;
}

const draft = createDraft<string>();
const requestIds = createRequestIds();

/**
 * State of the form: what is typed, what is wrong with it, and what became of sending it.
 * @param cash what the member has; undefined until it is known
 */
export function useUplineForm(rules: UplineRules, cash: string | undefined) {
  const { t } = useTranslation('wallet');
  const { exactMoney } = useFormat();
  const refusalText = useRefusalText();
  const transfer = useTransferToUpline();
  const { value: amount, set: setAmount, forget } = useDraft(draft, '');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const { idOf, settle } = useRequestId(requestIds);

  function problemOfAmount(): string | undefined {
    switch (uplineProblemOf(amount, rules, cash)) {
      case 'missing':
        return t('amount_required');
      case 'below':
        return t('amount_below', { min: exactMoney(rules.min) });
      case 'above':
        return t('amount_above', { max: exactMoney(rules.max) });
      case 'funds':
        return t('mine.too_much');
      case null:
        return undefined;
    }
  }

  async function submit(): Promise<void> {
    const found = { amount: problemOfAmount(), password: password === '' ? t('upline.password_required') : undefined };
    setProblems(found);
    setNotice(null);
    if (found.amount !== undefined || found.password !== undefined) return;
    try {
      const sent = await transfer.mutateAsync({
        amount,
        requestId: idOf({ amount }),
        transactionPassword: password,
      });
      settle();
      setAmount('');
      forget();
      setPassword('');
      setNotice({
        tone: 'success',
        text: t('upline.sent', { amount: exactMoney(sent.amount), account: sent.uplineAccount }),
      });
    } catch (error) {
      const text = refusalText(error);
      if (error instanceof ApiError && error.field === 'amount') setProblems({ amount: text });
      else if (error instanceof ApiError && error.field === 'transactionPassword') setProblems({ password: text });
      else setNotice({ tone: 'danger', text });
    }
  }

  return {
    amount,
    setAmount,
    password,
    setPassword,
    problems,
    notice,
    isBusy: transfer.isPending,
    submit,
  };
}
