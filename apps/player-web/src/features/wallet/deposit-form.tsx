import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { MoneyField, QuickAmount } from '@quetzal/ui/money-field';
import { RadioCards } from '@quetzal/ui/radio-cards';
import { Stepper } from '@quetzal/ui/stepper';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { isSameAmount } from './deposit-quote.ts';
import { DepositSummary } from './deposit-summary.tsx';
import { methodIcon, useMethodWords } from './method-words.tsx';
import { useDepositForm } from './use-deposit-form.ts';
import type { DepositMethod } from './wallet.wire.ts';

/** Method, amount, what it comes to; leads to the payment provider's page. */
export function DepositForm({ methods }: { methods: DepositMethod[] }) {
  const { t } = useTranslation('wallet');
  const { money } = useFormat();
  const { currency, currencySymbol } = useSiteInfo();
  const words = useMethodWords();
  const { method, chooseMethod, amount, setAmount, amountRef, quote, amountError, refusal, isBusy, submit } =
    useDepositForm(methods);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
      <div className="grid min-w-0 content-start gap-5">
        <Stepper
          label={t('steps.label')}
          steps={[t('steps.amount'), t('steps.payment'), t('steps.done')]}
          current={0}
        />
        {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
        <RadioCards
          label={t('method')}
          name="method"
          value={method.code}
          onValueChange={chooseMethod}
          options={methods.map((option) => ({
            value: option.code,
            title: words.nameOf(option.code),
            detail: words.conditionOf(option),
            icon: methodIcon(option.code),
          }))}
        />
        <MoneyField
          ref={amountRef}
          label={t('amount')}
          labelEnd={t('limits', { min: money(method.min), max: money(method.max) })}
          currency={currency}
          currencySymbol={currencySymbol}
          value={amount}
          onValueChange={setAmount}
          error={amountError}
          quickAmounts={method.quickAmounts.map((quick) => (
            <QuickAmount key={quick} selected={isSameAmount(amount, quick, currency)} onClick={() => setAmount(quick)}>
              {money(quick, { places: 0 })}
            </QuickAmount>
          ))}
        />
      </div>
      <DepositSummary amount={amount} quote={quote} isBusy={isBusy} />
    </form>
  );
}
