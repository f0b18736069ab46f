import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { DescriptionList } from '@quetzal/ui/description-list';
import { ClockIcon, InfoIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import type { ReactNode } from 'react';
import { Amount } from '#shared/amount/amount.tsx';
import type { WithdrawalQuote } from './withdrawal-quote.ts';

interface WithdrawalSummaryProps {
  amount: string;
  quote: WithdrawalQuote;
  /** How long it usually takes once approved. */
  minutes: number;
}

/** What the withdrawal comes to, and the button that goes on to confirm it. */
export function WithdrawalSummary({ amount, quote, minutes }: WithdrawalSummaryProps) {
  const { t } = useTranslation('withdrawal');
  const { exactMoney, number } = useFormat();
  const typed = quote.problem === 'missing' ? '0' : amount.replace(/\.$/, '');
  return (
    <Card variant="inset" padding="lg" className="self-start lg:sticky lg:top-0">
      <CardHeader headingLevel="h3" title={t('summary')} />
      <QuoteFacts amount={typed} quote={quote} />
      <Button type="submit" size="lg" fullWidth className="mt-4">
        {quote.problem === null ? t('submit_amount', { amount: exactMoney(typed) }) : t('submit')}
      </Button>
      <ul className="mt-4 grid gap-3">
        <Note icon={<ClockIcon />}>{t('note_time', { time: t('minutes', { minutes: number(minutes) }) })}</Note>
        <Note icon={<InfoIcon />}>{t('note_final')}</Note>
      </ul>
    </Card>
  );
}

/** Amount, fee, what arrives. */
export function QuoteFacts({ amount, quote }: { amount: string; quote: Pick<WithdrawalQuote, 'fee' | 'received'> }) {
  const { t } = useTranslation('withdrawal');
  return (
    <DescriptionList
      items={[
        { key: 'amount', term: t('amount'), detail: <Amount value={amount} exact /> },
        { key: 'fee', term: t('fee.title'), detail: <Amount value={quote.fee} exact /> },
        { key: 'received', term: t('received'), detail: <Amount value={quote.received} exact />, strong: true },
      ]}
    />
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
