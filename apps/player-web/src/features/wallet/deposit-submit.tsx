import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { useFormat } from '@quetzal/web-kit/format';
import type { DepositQuote } from './deposit-quote.ts';

interface DepositSubmitProps {
  amount: string;
  quote: DepositQuote;
  isBusy: boolean;
  className?: string;
}

/** The button that sends the deposit; names the amount once it can be sent. */
export function DepositSubmit({ amount, quote, isBusy, className }: DepositSubmitProps) {
  const { t } = useTranslation('wallet');
  const { exactMoney } = useFormat();
  return (
    <Button type="submit" size="lg" fullWidth className={className} busy={isBusy} busyLabel={t('submitting')}>
      {quote.problem === null ? t('submit_amount', { amount: exactMoney(amount.replace(/\.$/, '')) }) : t('submit')}
    </Button>
  );
}
