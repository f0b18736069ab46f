import { useTranslation } from '@quetzal/i18n/react';
import { QuickAmount, QuickAmounts } from '@quetzal/ui/money-field';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useId } from 'react';
import { isSameAmount } from './deposit-quote.ts';

interface FixedAmountsProps {
  amounts: readonly string[];
  value: string;
  error: string | undefined;
  onValueChange: (amount: string) => void;
}

/** The amounts of a method that takes no others. */
export function FixedAmounts({ amounts, value, error, onValueChange }: FixedAmountsProps) {
  const { t } = useTranslation('wallet');
  const { money } = useFormat();
  const { currency } = useSiteInfo();
  const hintId = useId();
  return (
    <fieldset
      tabIndex={-1}
      aria-invalid={error !== undefined}
      aria-describedby={hintId}
      className="grid min-w-0 gap-2 rounded-sm focus-ring"
    >
      <legend className="mb-2 text-sm font-medium text-fg-2">{t('amount')}</legend>
      <QuickAmounts>
        {amounts.map((amount) => (
          <QuickAmount
            key={amount}
            className="h-13 text-md"
            selected={isSameAmount(value, amount, currency)}
            onClick={() => onValueChange(amount)}
          >
            {money(amount, { places: 'fewest' })}
          </QuickAmount>
        ))}
      </QuickAmounts>
      <p id={hintId} className={error === undefined ? 'text-xs text-fg-3' : 'text-xs text-danger-text'}>
        {error ?? t('amount_fixed')}
      </p>
    </fieldset>
  );
}
