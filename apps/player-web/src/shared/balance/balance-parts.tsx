import { useTranslation } from '@quetzal/i18n/react';
import { DescriptionList } from '@quetzal/ui/description-list';
import { Amount } from '../amount/amount.tsx';
import type { Balance } from './balance.ts';

const isNothing = (amount: string) => Number(amount) === 0;

/** What a balance is made of: cash always, restricted credit and held money when there is any, and what is used first. */
export function BalanceParts({ balance, className }: { balance: Balance; className?: string }) {
  const { t } = useTranslation('site-shell');
  const parts = (['cash', 'bonus', 'held'] as const).filter((part) => part === 'cash' || !isNothing(balance[part]));
  const items = parts.map((part) => ({
    key: part,
    term: t(`balance_parts.${part}`),
    detail: <Amount value={balance[part]} />,
  }));
  return (
    <div className={className}>
      <DescriptionList items={items} />
      {!isNothing(balance.bonus) && <p className="mt-2 text-xs text-fg-2">{t('balance_parts.used_first')}</p>}
    </div>
  );
}
