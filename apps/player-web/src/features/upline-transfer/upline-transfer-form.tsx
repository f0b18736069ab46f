import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { DescriptionList } from '@quetzal/ui/description-list';
import { Form } from '@quetzal/ui/form';
import { PasswordField } from '@quetzal/ui/password-field';
import { Skeleton } from '@quetzal/ui/skeleton';
import { FormRefusal } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { Amount } from '#shared/amount/amount.tsx';
import { AmountField } from '#shared/amount/amount-field.tsx';
import { useBalance } from '#shared/balance/balance.queries.ts';
import type { UplineRules } from './upline-transfer.queries.ts';
import { useUplineForm } from './use-upline-form.ts';

/** Amount and transaction password; what there is and what may be sent stand above. */
export function UplineTransferForm({ rules }: { rules: UplineRules }) {
  const { t } = useTranslation(['wallet', 'common']);
  const { exactMoney, money } = useFormat();
  const cash = useBalance()?.cash;
  const { amount, setAmount, password, setPassword, problems, notice, isBusy, submit } = useUplineForm(rules, cash);
  const facts = [
    { key: 'upline', term: t('upline.to'), detail: <bdi>{rules.uplineAccount}</bdi> },
    {
      key: 'cash',
      term: t('mine.cash'),
      detail: cash === undefined ? <Skeleton shape="line" className="w-20" /> : <Amount value={cash} />,
    },
    { key: 'left', term: t('upline.left_of_day'), detail: exactMoney(rules.leftOfDay) },
  ];
  return (
    <Form onSubmit={submit} className="max-w-xl gap-5">
      <DescriptionList items={facts} />
      {Number(rules.remainingTurnover) > 0 && (
        <Alert tone="warn">{t('upline.turnover', { remaining: money(rules.remainingTurnover) })}</Alert>
      )}
      <AmountField
        label={t('amount')}
        labelEnd={t('limits', { min: exactMoney(rules.min), max: exactMoney(rules.max) })}
        value={amount}
        onValueChange={setAmount}
        error={problems.amount}
      />
      <PasswordField
        label={t('upline.password')}
        hint={t('upline.password_hint')}
        revealLabel={t('upline.reveal')}
        hideLabel={t('upline.hide')}
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problems.password}
      />
      {notice?.tone === 'danger' && <FormRefusal>{notice.text}</FormRefusal>}
      {notice?.tone === 'success' && <Alert tone="success">{notice.text}</Alert>}
      <Button type="submit" size="lg" busy={isBusy} busyLabel={t('upline.sending')}>
        {t('upline.send')}
      </Button>
    </Form>
  );
}
