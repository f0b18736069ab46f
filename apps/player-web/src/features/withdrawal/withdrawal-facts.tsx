import { useTranslation } from '@quetzal/i18n/react';
import { CopyableCode } from '@quetzal/ui/copyable-code';
import { DescriptionList } from '@quetzal/ui/description-list';
import { Amount } from '#shared/amount/amount.tsx';
import { useCopyRefusal } from '#shared/notices/use-copy-refusal.ts';
import { usePayoutAccounts } from '#shared/payouts/payouts.queries.ts';
import { useAccountWords } from './account-words.tsx';
import type { Withdrawal } from './withdrawal.wire.ts';

/** Where it goes, what it costs, under which number it can be asked about. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawal');
  const words = useAccountWords();
  const tellCopyRefusal = useCopyRefusal();
  const account = usePayoutAccounts().data?.find(({ id }) => id === withdrawal.payoutAccountId);
  // One that came to nothing costs and brings nothing.
  const isReturned = withdrawal.state === 'rejected' || withdrawal.state === 'failed';
  const end = isReturned
    ? []
    : [
        { key: 'fee', term: t('fee.title'), detail: <Amount value={withdrawal.fee} exact /> },
        { key: 'received', term: t('received'), detail: <Amount value={withdrawal.received} exact />, strong: true },
      ];
  const to = account === undefined ? [] : [{ key: 'to', term: t('to'), detail: words.nameOf(account) }];
  return (
    <DescriptionList
      items={[
        ...to,
        {
          key: 'reference',
          term: t('reference'),
          detail: (
            <CopyableCode
              code={withdrawal.reference}
              copyLabel={t('copy')}
              copiedLabel={t('copied')}
              onCopyError={tellCopyRefusal}
            />
          ),
        },
        { key: 'amount', term: t('amount'), detail: <Amount value={withdrawal.amount} exact /> },
        ...end,
      ]}
    />
  );
}
