import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { CircleArrowUpIcon, PlusIcon } from '@quetzal/ui/icons';
import { Amount } from '#shared/amount/amount.tsx';
import type { Funds } from './my-wallet.wire.ts';

const isNothing = (amount: string) => Number(amount) === 0;

interface FundsCardProps {
  funds: Funds;
  onDeposit: () => void;
  onWithdraw: () => void;
}

/** The whole of what a member has, large, with its parts below; dark in both themes like a banner. */
export function FundsCard({ funds, onDeposit, onWithdraw }: FundsCardProps) {
  const { t } = useTranslation('wallet');
  const { cash, bonus, held, grandTotal, vendors, isComplete, lifetime } = funds;
  const atVendors = vendors.filter(({ balance }) => balance !== null);
  const parts = [
    { key: 'cash' as const, amount: cash, isShown: true },
    { key: 'bonus' as const, amount: bonus, isShown: !isNothing(bonus) },
    { key: 'held' as const, amount: held, isShown: !isNothing(held) },
  ];
  return (
    <section
      data-theme="dark"
      aria-label={t('mine.total')}
      className="grid gap-4 rounded-xl bg-surface-1 bg-[linear-gradient(115deg,color-mix(in_oklch,var(--q-accent)_28%,transparent),var(--q-accent-soft))] p-6 text-fg max-md:p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <div className="text-sm text-fg-2">{t('mine.total')}</div>
          <Amount value={grandTotal} withCurrency className="font-display text-3xl font-bold tracking-tight" />
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={onDeposit}>
            <PlusIcon />
            {t('mine.deposit')}
          </Button>
          <Button variant="secondary" onClick={onWithdraw}>
            <CircleArrowUpIcon />
            {t('mine.withdraw')}
          </Button>
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {parts.map(
          ({ key, amount, isShown }) =>
            isShown && (
              <div key={key} className="flex gap-1.5">
                <dt className="text-fg-2">{t(`mine.${key}`)}</dt>
                <dd className="font-semibold">
                  <Amount value={amount} />
                </dd>
              </div>
            ),
        )}
        {atVendors.length > 0 && (
          <div className="flex gap-1.5">
            <dt className="text-fg-2">{t('mine.at_vendors')}</dt>
            <dd className="font-semibold">
              <Amount value={sumOf(atVendors.map(({ balance }) => balance ?? '0'))} />
            </dd>
          </div>
        )}
        <div className="flex gap-1.5">
          <dt className="text-fg-2">{t('mine.net_deposits')}</dt>
          <dd className="font-semibold">
            <Amount value={lifetime.netDeposits} />
          </dd>
        </div>
      </dl>
      {!isComplete && <p className="text-xs text-fg-2">{t('mine.incomplete')}</p>}
      {!isNothing(bonus) && <p className="text-xs text-fg-2">{t('mine.used_first')}</p>}
    </section>
  );
}

/** Decimal strings added up to two more places than any currency shows. */
function sumOf(amounts: readonly string[]): string {
  const scale = 6;
  const unitsOf = (amount: string) => {
    const [whole = '0', places = ''] = amount.split('.');
    return BigInt(whole + places.padEnd(scale, '0').slice(0, scale));
  };
  const text = String(amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n)).padStart(scale + 1, '0');
  return `${text.slice(0, -scale)}.${text.slice(-scale)}`;
}
