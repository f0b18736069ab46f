import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { CheckIcon } from '@quetzal/ui/icons';
import { useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useState } from 'react';
import { notices } from '#shared/notices/notice-store.ts';
import { useWithdrawalRules } from '#shared/payouts/payouts.queries.ts';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { NotReceivedDialog } from './not-received-dialog.tsx';
import { useConfirmReceipt } from './withdrawal.queries.ts';
import type { Withdrawal } from './withdrawal.wire.ts';

/** Asks whether the money has arrived; says until when, and what no answer means. */
export function ReceiptCard({ withdrawal: { id, receiptDueAt } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawal');
  const { number } = useFormat();
  const errorText = useErrorText();
  const minutes = useWithdrawalRules().data?.receiptMinutes;
  const confirm = useConfirmReceipt(id);
  const [isMissing, setMissing] = useState(false);
  const regarded = minutes === undefined ? undefined : t('receipt.regarded', { minutes: number(minutes) });
  return (
    <Card padding="lg" asChild>
      <section aria-labelledby="receipt" className="grid gap-4">
        <CardHeader
          title={<span id="receipt">{t('receipt.title')}</span>}
          detail={regarded}
          headingLevel="h3"
          className="mb-0"
        />
        {receiptDueAt !== null && (
          <p className="text-sm text-fg-2">
            <SiteTime at={receiptDueAt} say={(at) => t('receipt.until', { at })} />
          </p>
        )}
        {confirm.error !== null && <Alert tone="danger">{errorText(confirm.error)}</Alert>}
        <div className="flex flex-wrap gap-2.5">
          <Button
            busy={confirm.isPending}
            busyLabel={t('receipt.saving')}
            onClick={() =>
              confirm.mutate(true, {
                onSuccess: () => notices.notify({ tone: 'success', title: t('receipt.thanks') }),
              })
            }
          >
            <CheckIcon />
            {t('receipt.received')}
          </Button>
          <Button variant="secondary" onClick={() => setMissing(true)}>
            {t('receipt.not_received')}
          </Button>
        </div>
        {isMissing && <NotReceivedDialog id={id} onClose={() => setMissing(false)} />}
      </section>
    </Card>
  );
}
