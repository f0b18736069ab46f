import { useTranslation } from '@quetzal/i18n/react';
import { Form } from '@quetzal/ui/form';
import { QuickAmount } from '@quetzal/ui/money-field';
import { Stepper } from '@quetzal/ui/stepper';
import { FormRefusal } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { LimitRefusal } from '#shared/limit-refusal/limit-refusal.tsx';
import { AmountField } from '#shared/amount/amount-field.tsx';
import { Amount } from '#shared/amount/amount.tsx';
import { DepositLimitNote } from './deposit-limit-note.tsx';
import { type DepositQuote, isSameAmount } from './deposit-quote.ts';
import { DepositSubmit } from './deposit-submit.tsx';
import { DepositSummary } from './deposit-summary.tsx';
import { FixedAmounts } from './fixed-amounts.tsx';
import { MethodChoice } from './method-choice.tsx';
import { useMethodWords } from './method-words.tsx';
import { WalletPhoneField } from './wallet-phone-field.tsx';
import { type DepositStart, useDepositForm } from './use-deposit-form.ts';
import type { DepositMethod } from './wallet.wire.ts';

interface DepositFormProps {
  methods: DepositMethod[];
  /** What is filled in at first; null leaves it to the site's methods. */
  start: DepositStart | null;
  /** Shows how to pay a deposit that was started. */
  onShow: (depositId: string) => void;
}

/** Method, amount, what it comes to; leads to the payment provider's page, or to what has to be done here. */
export function DepositForm({ methods, start, onShow }: DepositFormProps) {
  const { t } = useTranslation('wallet');
  const { exactMoney, money } = useFormat();
  const { currency } = useSiteInfo();
  const words = useMethodWords();
  const form = useDepositForm(methods, start, onShow);
  const { method, chooseMethod, amount, setAmount, amountRef, quote, amountError, isBusy, submit } = form;
  return (
    <Form onSubmit={submit} className="grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
      <Stepper
        label={t('steps.label')}
        steps={[t('steps.amount'), t('steps.payment'), t('steps.done')]}
        current={0}
        className="max-md:hidden lg:col-span-2"
      />
      <div className="grid min-w-0 content-start gap-5">
        {form.limitRefusal !== null && <LimitRefusal error={form.limitRefusal} />}
        {form.refusal !== null && <FormRefusal>{form.refusal}</FormRefusal>}
        <MethodChoice methods={methods} value={method.code} onValueChange={chooseMethod} />
        {method.isAmountFixed ? (
          <FixedAmounts amounts={method.quickAmounts} value={amount} error={amountError} onValueChange={setAmount} />
        ) : (
          <AmountField
            ref={amountRef}
            label={t('amount')}
            labelEnd={t('limits', { min: exactMoney(method.min), max: exactMoney(method.max) })}
            value={amount}
            onValueChange={setAmount}
            error={amountError}
            quickAmounts={method.quickAmounts.map((quick) => (
              <QuickAmount
                key={quick}
                selected={isSameAmount(amount, quick, currency)}
                onClick={() => setAmount(quick)}
              >
                {money(quick, { places: 'fewest' })}
              </QuickAmount>
            ))}
          />
        )}
        {method.phone !== null && <WalletPhoneField phone={method.phone} field={form.phone} />}
        <DepositLimitNote />
      </div>
      <DepositSummary amount={amount} quote={quote} next={words.nextOf(method)} isBusy={isBusy} />
      <div
        style={{ bottom: 'calc(-1 * max(1.5rem, env(safe-area-inset-bottom)))' }}
        className="sticky z-1 -mx-4 border-t border-line bg-overlay px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:static lg:hidden"
      >
        <Received quote={quote} className="mb-2.5 md:hidden" />
        <DepositSubmit amount={amount} quote={quote} isBusy={isBusy} />
      </div>
    </Form>
  );
}

/** What arrives, over the button of a sheet: known before the finger is down. */
function Received({ quote, className }: { quote: DepositQuote; className: string }) {
  const { t } = useTranslation('wallet');
  return (
    <p className={`flex items-baseline justify-between gap-4 ${className}`}>
      <span className="text-sm text-fg-2">{t('summary_received')}</span>
      <Amount value={quote.received} exact className="font-display text-xl font-[650] text-fg" />
    </p>
  );
}
