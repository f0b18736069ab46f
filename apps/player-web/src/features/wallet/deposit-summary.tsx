import { useTranslation } from '@quetzal/i18n/react';
import { Card, CardHeader } from '@quetzal/ui/card';
import { DescriptionList } from '@quetzal/ui/description-list';
import { HandCoinsIcon, InfoIcon } from '@quetzal/ui/icons';
import type { ReactNode } from 'react';
import { Amount } from '#shared/amount/amount.tsx';
import type { DepositQuote } from './deposit-quote.ts';
import { DepositSubmit } from './deposit-submit.tsx';

interface DepositSummaryProps {
  amount: string;
  quote: DepositQuote;
  /** What comes after the button. */
  next: string;
  isBusy: boolean;
}

/** What the deposit comes to, and the button that sends it; on small screens that one stays at the lower edge instead. */
export function DepositSummary({ amount, quote, next, isBusy }: DepositSummaryProps) {
  const { t } = useTranslation('wallet');
  const typed = quote.problem === 'missing' ? '0' : amount.replace(/\.$/, '');
  return (
    <Card variant="inset" padding="lg" className="self-start lg:sticky lg:top-0">
      <CardHeader headingLevel="h3" title={t('summary')} />
      <DescriptionList
        items={[
          { key: 'amount', term: t('summary_deposit'), detail: <Amount value={typed} exact /> },
          { key: 'fee', term: t('summary_fee'), detail: <Amount value={quote.fee} exact /> },
          {
            key: 'received',
            term: t('summary_received'),
            detail: <Amount value={quote.received} exact />,
            strong: true,
          },
        ]}
      />
      <DepositSubmit amount={amount} quote={quote} isBusy={isBusy} className="mt-4 max-lg:hidden" />
      <ul className="mt-4 grid gap-3">
        <Note icon={<InfoIcon />}>{next}</Note>
        <Note icon={<HandCoinsIcon />}>{t('note_limits')}</Note>
      </ul>
    </Card>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 text-xs text-fg-3 [&>svg]:mt-px [&>svg]:size-3.5">
      {icon}
      <span>{children}</span>
    </li>
  );
}
