import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { CircleArrowUpIcon, PlusIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import type { CSSProperties } from 'react';
import { Amount } from '#shared/amount/amount.tsx';
import { PlumeBackdrop } from '#shared/art/plume-backdrop.tsx';
import type { Funds } from './my-wallet.wire.ts';

const glow = 'linear-gradient(115deg, color-mix(in oklch, var(--q-accent) 28%, transparent), var(--q-accent-soft))';
const isNothing = (amount: string) => Number(amount) === 0;

interface FundsCardProps {
  funds: Funds;
  onDeposit: () => void;
  onWithdraw: () => void;
}

/** The whole of what a member has, large, with its parts below; dark in both themes like a banner. */
export function FundsCard({ funds, onDeposit, onWithdraw }: FundsCardProps) {
  const { t } = useTranslation('wallet');
  const { money } = useFormat();
  const { currency } = useSiteInfo();
  const { cash, bonus, held, grandTotal, vendors, isComplete, lifetime } = funds;
  const atVendors = vendors.flatMap(({ balance }) => (balance === null ? [] : [balance]));
  // An amount is never cut off: one that is long for its card is written smaller.
  const signs = money(grandTotal).length + currency.length;
  const parts = [
    { key: 'cash', amount: cash, isShown: true },
    { key: 'bonus', amount: bonus, isShown: !isNothing(bonus) },
    { key: 'held', amount: held, isShown: !isNothing(held) },
    { key: 'at_vendors', amount: sumOf(atVendors), isShown: atVendors.length > 0 },
    { key: 'net_deposits', amount: lifetime.netDeposits, isShown: true },
  ] as const;
  return (
    <section
      data-theme="dark"
      aria-label={t('mine.total')}
      style={{ backgroundImage: glow }}
      className="@container relative isolate grid min-h-42 grid-cols-[minmax(0,1fr)] content-end gap-4 overflow-hidden rounded-xl bg-surface-1 px-6.5 py-6 text-fg max-md:p-5"
    >
      <PlumeBackdrop />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div style={{ '--fit': `calc(150cqi / ${signs})` } as CSSProperties}>
          <div className="text-sm text-fg-2">{t('mine.total')}</div>
          <Amount
            value={grandTotal}
            withCurrency
            className="font-display text-[min(2.625rem,var(--fit))] leading-12 font-bold tracking-tight max-md:text-[min(1.875rem,var(--fit))] [&_small]:ms-1 [&_small]:text-[max(0.75rem,0.43em)] [&_small]:text-fg-2"
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onDeposit} className="bg-white text-canvas hover:bg-white/90">
            <PlusIcon />
            {t('mine.deposit')}
          </Button>
          <Button
            variant="secondary"
            onClick={onWithdraw}
            className="bg-canvas/55 text-fg shadow-[inset_0_0_0_1px_var(--q-line-2)] hover:bg-canvas/75"
          >
            <CircleArrowUpIcon />
            {t('mine.withdraw')}
          </Button>
        </div>
      </div>
      {/* The end side belongs to the feathers. */}
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm md:max-w-2/3">
        {parts.map(
          ({ key, amount, isShown }) =>
            isShown && (
              <div key={key} className="flex flex-wrap gap-x-1.5">
                <dt className="text-fg-2">{t(`mine.${key}`)}</dt>
                <dd className="font-semibold">
                  <Amount value={amount} />
                </dd>
              </div>
            ),
        )}
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
