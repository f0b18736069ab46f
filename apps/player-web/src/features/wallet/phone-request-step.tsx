import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { DescriptionList } from '@quetzal/ui/description-list';
import { Num } from '@quetzal/ui/num';
import { useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useEffect, useState } from 'react';
import { Amount } from '#shared/amount/amount.tsx';
import { PayStep } from './pay-step.tsx';
import { usePhoneRequest } from './wallet.queries.ts';
import type { DepositStepProps } from './wallet.wire.ts';

/** A payment that waits in the app of an e-wallet, on the phone that was asked. */
export function PhoneRequestStep({ deposit, onNew }: DepositStepProps<'phone_request'>) {
  const { t } = useTranslation('wallet');
  const { exactMoney } = useFormat();
  const errorText = useErrorText();
  const { cancel, repeat } = usePhoneRequest(deposit.id);
  const isRepeatable = useIsPast(deposit.repeatableFrom);
  const error = cancel.error ?? repeat.error;
  const phone = deposit.maskedPhone ?? '';
  return (
    <PayStep
      deposit={deposit}
      onNew={onNew}
      title={t('pay.phone_request_title', { amount: exactMoney(deposit.amount) })}
      steps={[t('pay.phone_request_1', { phone: `\u2066${phone}\u2069` }), t('pay.phone_request_2')]}
      warning={error === null ? undefined : <Alert tone="danger">{errorText(error)}</Alert>}
      actions={
        <>
          {isRepeatable && (
            <Button
              variant="secondary"
              busy={repeat.isPending}
              busyLabel={t('submitting')}
              onClick={() => repeat.mutate()}
            >
              {t('pay.phone_request_repeat')}
            </Button>
          )}
          <Button
            variant="secondary"
            busy={cancel.isPending}
            busyLabel={t('submitting')}
            onClick={() => cancel.mutate()}
          >
            {t('pay.cancel')}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { key: 'phone', term: t('phone'), detail: <Num>{phone}</Num> },
          { key: 'amount', term: t('summary_deposit'), detail: <Amount value={deposit.amount} exact />, strong: true },
          { key: 'reference', term: t('reference'), detail: <Num>{deposit.reference}</Num> },
        ]}
      />
      <p role="status" className="text-sm text-fg-2 empty:hidden">
        {repeat.isSuccess && t('pay.phone_request_repeated')}
      </p>
    </PayStep>
  );
}

/** True from an instant on; null is never. */
function useIsPast(instant: string | null): boolean {
  const [isPast, setIsPast] = useState(() => instant !== null && Date.parse(instant) <= Date.now());
  useEffect(() => {
    if (instant === null) return;
    const timer = setTimeout(() => setIsPast(true), Math.max(0, Date.parse(instant) - Date.now()));
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== null && isPast;
}
