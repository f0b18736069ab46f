import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { useState, type FormEvent } from 'react';
import { useRefusalText } from '#shared/amount/use-refusal-text.ts';
import { createRequestIds, useRequestId } from '#shared/request-ids/use-request-id.ts';
import { useRequestWithdrawal } from './withdrawal.queries.ts';
import type { WithdrawalRequest } from './withdrawal.wire.ts';

const requestIds = createRequestIds();

/** State of confirming a withdrawal: the password, what is wrong with it, what the server said. */
export function useConfirm(
  wish: Pick<WithdrawalRequest, 'payoutAccountId' | 'amount'>,
  onRequested: (withdrawalId: string) => void,
) {
  const { t } = useTranslation('withdrawal');
  const refusalText = useRefusalText();
  const errorText = useErrorText();
  const request = useRequestWithdrawal();
  const { idOf, settle } = useRequestId(requestIds);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(): Promise<void> {
    setRefusal(null);
    setProblem(password === '' ? t('confirm.password_required') : undefined);
    if (password === '') return;
    try {
      const { id } = await request.mutateAsync({ ...wish, requestId: idOf(wish), transactionPassword: password });
      settle();
      onRequested(id);
    } catch (error) {
      if (error instanceof ApiError && error.field === 'transactionPassword') setProblem(errorText(error));
      else setRefusal(refusalText(error));
    }
  }
  return {
    password,
    setPassword,
    problem,
    refusal,
    isBusy: request.isPending,
    submit: (event: FormEvent) => {
      // The dialog is inside the form of the amount as React sees it.
      event.stopPropagation();
      return send();
    },
  };
}
