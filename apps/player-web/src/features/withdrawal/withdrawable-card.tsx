import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { useFormat } from '@quetzal/web-kit/format';
import { Amount } from '#shared/amount/amount.tsx';
import type { Balance } from '#shared/balance/balance.ts';
import type { WithdrawalRules } from '#shared/payouts/payouts.queries.ts';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { withdrawableOf } from './withdrawal-quote.ts';

interface WithdrawableCardProps {
  rules: WithdrawalRules;
  balance: Balance;
  onPlay: () => void;
}

const isNothing = (amount: string) => Number(amount) === 0;

/** What may be taken out now, what of the balance may not and why, and what is left of the day. */
export function WithdrawableCard({ rules, balance, onPlay }: WithdrawableCardProps) {
  const { t } = useTranslation('withdrawal');
  const { number } = useFormat();
  const { day, remainingTurnover } = rules;
  const isBarred = !isNothing(remainingTurnover);
  const parts = (['cash', 'bonus', 'held'] as const).filter((part) => part === 'cash' || !isNothing(balance[part]));
  const facts = [
    ...parts.map((part) => ({ key: part, term: t(`now.${part}`), detail: <Amount value={balance[part]} /> })),
    {
      key: 'day',
      term: t('now.day'),
      detail: t('now.day_left', { left: number(day.countLeft), max: number(day.countMax) }),
    },
    { key: 'dayAmount', term: t('now.day_amount'), detail: <Amount value={day.amountLeft} /> },
  ];
  return (
    <Card variant="inset" padding="lg" asChild>
      <section aria-labelledby="withdrawable" className="grid gap-4">
        <div>
          <h3 id="withdrawable" className="text-sm text-fg-2">
            {t('now.title')}
          </h3>
          <Amount
            value={withdrawableOf(rules, balance.cash)}
            exact
            withCurrency
            className="font-display text-3xl font-bold tracking-tight text-fg"
          />
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {facts.map(({ key, term, detail }) => (
            <div key={key} className="flex gap-1.5">
              <dt className="text-fg-2">{term}</dt>
              <dd className="font-semibold text-fg">{detail}</dd>
            </div>
          ))}
        </dl>
        {isBarred && <Turnover rules={rules} onPlay={onPlay} />}
        <NextDay rules={rules} />
      </section>
    </Card>
  );
}

function Turnover({ rules, onPlay }: Pick<WithdrawableCardProps, 'rules' | 'onPlay'>) {
  const { t } = useTranslation('withdrawal');
  const { money, percent } = useFormat();
  return (
    <Alert
      tone="warn"
      title={t('now.turnover', { remaining: money(rules.remainingTurnover) })}
      action={
        <Button size="sm" variant="secondary" onClick={onPlay}>
          {t('now.play')}
        </Button>
      }
    >
      <p>{t('now.turnover_detail', { percent: percent(rules.turnoverPercent) })}</p>
    </Alert>
  );
}

function NextDay({ rules: { nextAllowedAt } }: Pick<WithdrawableCardProps, 'rules'>) {
  const { t } = useTranslation('withdrawal');
  if (nextAllowedAt === null) return null;
  return (
    <Alert tone="info">
      <SiteTime at={nextAllowedAt} say={(at) => t('now.next_day', { at })} />
    </Alert>
  );
}
