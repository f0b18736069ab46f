import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { PlusIcon } from '@quetzal/ui/icons';
import { QuickAmount } from '@quetzal/ui/money-field';
import { RadioCards } from '@quetzal/ui/radio-cards';
import { useFormat } from '@quetzal/web-kit/format';
import { AmountField } from '#shared/amount/amount-field.tsx';
import { useIsThere } from '#shared/late-answer/use-is-there.ts';
import type { PayoutAccount, WithdrawalRules } from '#shared/payouts/payouts.queries.ts';
import { accountIcons, useAccountWords } from './account-words.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useAmountForm } from './use-amount-form.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

interface AmountFormProps {
  rules: WithdrawalRules;
  accounts: readonly PayoutAccount[];
  cash: string;
  onAdd: () => void;
  /** The transaction password is not known any more. */
  onForgot: () => void;
  onRequested: (withdrawalId: string) => void;
}

/** Where to, how much, what it comes to; then it is confirmed with the transaction password. */
export function AmountForm({ rules, accounts, cash, onAdd, onForgot, onRequested }: AmountFormProps) {
  const { t } = useTranslation('withdrawal');
  const { exactMoney } = useFormat();
  const words = useAccountWords();
  const isThere = useIsThere();
  const form = useAmountForm({ rules, accounts, cash });
  const { chosen, amount, setAmount, amountRef, quote, most } = form;
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_18.5rem]"
    >
      <div className="grid min-w-0 content-start gap-5">
        <div className="grid gap-2.5">
          <RadioCards
            label={t('to')}
            name="payout-account"
            value={chosen?.account.id ?? ''}
            onValueChange={form.choose}
            options={form.usable.map((one) => ({
              value: one.account.id,
              title: words.nameOf(one.account),
              detail: words.conditionOf(one),
              icon: accountIcons[one.account.kind],
              disabled: !form.isReady(one),
            }))}
          />
          <Button variant="ghost" onClick={onAdd} className="justify-self-start">
            <PlusIcon />
            {t('add_account')}
          </Button>
        </div>
        {chosen?.method === undefined ? (
          <Alert tone="info">{t('no_usable_account')}</Alert>
        ) : (
          <AmountField
            ref={amountRef}
            label={t('amount')}
            labelEnd={t('limits', { min: exactMoney(chosen.method.min), max: exactMoney(chosen.method.max) })}
            value={amount}
            onValueChange={setAmount}
            error={form.problem}
            quickAmounts={
              most !== null && (
                <QuickAmount selected={amount === most} onClick={() => setAmount(most)}>
                  {t('all', { amount: exactMoney(most) })}
                </QuickAmount>
              )
            }
          />
        )}
      </div>
      {quote !== null && chosen?.method !== undefined && (
        <WithdrawalSummary amount={amount} quote={quote} minutes={chosen.method.minutes} />
      )}
      {form.isConfirming && quote !== null && chosen !== undefined && (
        <ConfirmDialog
          account={chosen.account}
          amount={amount}
          quote={quote}
          onClose={form.stopConfirming}
          onForgot={() => {
            form.stopConfirming();
            onForgot();
          }}
          onRequested={(withdrawalId) => {
            form.forget();
            if (isThere()) onRequested(withdrawalId);
          }}
        />
      )}
    </form>
  );
}
