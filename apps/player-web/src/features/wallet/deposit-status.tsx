import { useTranslation } from '@quetzal/i18n/react';
import { Card } from '@quetzal/ui/card';
import { CopyableCode } from '@quetzal/ui/copyable-code';
import { DescriptionList } from '@quetzal/ui/description-list';
import { Num } from '@quetzal/ui/num';
import { Skeleton } from '@quetzal/ui/skeleton';
import { Stepper } from '@quetzal/ui/stepper';
import { ApiError } from '@quetzal/web-kit/api';
import { useEffect } from 'react';
import { Amount } from '#shared/amount/amount.tsx';
import { useRefreshBalance } from '#shared/balance/balance.queries.ts';
import { useCopyRefusal } from '#shared/notices/use-copy-refusal.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { CryptoStep } from './crypto-step.tsx';
import { DepositClip } from './deposit-clip.tsx';
import { isArriving, isUnderWay } from './deposit-state.ts';
import { DepositVerdict, MissingDeposit } from './deposit-verdict.tsx';
import { useMethodWords } from './method-words.tsx';
import { PhoneRequestStep } from './phone-request-step.tsx';
import { BankTransferStep, VoucherStep } from './transfer-steps.tsx';
import { useDeposit } from './wallet.queries.ts';
import type { Deposit } from './wallet.wire.ts';

interface DepositStatusProps {
  id: string;
  onNew: () => void;
  onPlay: () => void;
}

/** How far a deposit has come; changes by itself when the provider confirms. */
export function DepositStatus({ id, onNew, onPlay }: DepositStatusProps) {
  const { t } = useTranslation('wallet');
  const { data: deposit, error, isPending, refetch } = useDeposit(id);
  const refreshBalance = useRefreshBalance();
  const isReceived = deposit?.state === 'succeeded';
  // The live line announces the balance too; this one covers its absence.
  useEffect(() => {
    if (isReceived) void refreshBalance();
  }, [isReceived, refreshBalance]);
  if (isPending) return <StatusSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <MissingDeposit onNew={onNew} />;
  if (deposit === undefined)
    return <RegionError title={t('recent_failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <div className="mx-auto grid max-w-[35rem] gap-5">
      <Stepper
        label={t('steps.label')}
        steps={[t('steps.amount'), t('steps.payment'), t('steps.done')]}
        current={isReceived ? 2 : 1}
      />
      <DepositClip deposit={deposit} />
      <Stand deposit={deposit} onNew={onNew} onPlay={onPlay} />
    </div>
  );
}

/** What has to be done to pay, or what became of it. */
function Stand({ deposit, onNew, onPlay }: Omit<DepositStatusProps, 'id'> & { deposit: Deposit }) {
  const how = deposit.isInReview || isArriving(deposit) ? null : deposit.instructions;
  if (how?.kind === 'bank_transfer') return <BankTransferStep {...{ deposit, how, onNew }} />;
  if (how?.kind === 'voucher') return <VoucherStep {...{ deposit, how, onNew }} />;
  if (how?.kind === 'phone_request') return <PhoneRequestStep {...{ deposit, how, onNew }} />;
  if (how?.kind === 'crypto') return <CryptoStep {...{ deposit, how, onNew }} />;
  return (
    <Card variant="inset" padding="lg" className="grid gap-5">
      <DepositVerdict deposit={deposit} onNew={onNew} onPlay={onPlay} />
      <Facts deposit={deposit} />
    </Card>
  );
}

function Facts({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('wallet');
  const tellCopyRefusal = useCopyRefusal();
  const { nameOf } = useMethodWords();
  const payBy =
    isUnderWay(deposit.state) && !deposit.isInReview && !isArriving(deposit)
      ? [
          {
            key: 'payBy',
            term: t('steps.payment'),
            detail: <SiteTime at={deposit.expiresAt} say={(time) => t('pay_by', { time })} />,
          },
        ]
      : [];
  // A deposit that came to nothing costs and gives nothing, and of one in review nobody knows yet.
  const isKnown = (isUnderWay(deposit.state) && !deposit.isInReview) || deposit.state === 'succeeded';
  const fee = isKnown ? [{ key: 'fee', term: t('summary_fee'), detail: <Amount value={deposit.fee} exact /> }] : [];
  const received = isKnown
    ? [
        {
          key: 'received',
          term: t(deposit.state === 'succeeded' ? 'credited' : 'summary_received'),
          detail: <Amount value={deposit.received} exact />,
          strong: true,
        },
      ]
    : [];
  const phone =
    deposit.maskedPhone === null ? [] : [{ key: 'phone', term: t('phone'), detail: <Num>{deposit.maskedPhone}</Num> }];
  const authorisation =
    deposit.authorisation === null
      ? []
      : [{ key: 'authorisation', term: t('authorisation'), detail: <Num>{deposit.authorisation}</Num> }];
  return (
    <DescriptionList
      items={[
        { key: 'method', term: t('method'), detail: nameOf(deposit.methodCode) },
        ...phone,
        { key: 'amount', term: t('summary_deposit'), detail: <Amount value={deposit.amount} exact /> },
        ...fee,
        {
          key: 'reference',
          term: t('reference'),
          detail: (
            <CopyableCode
              code={deposit.reference}
              copyLabel={t('copy')}
              copiedLabel={t('copied')}
              onCopyError={tellCopyRefusal}
            />
          ),
        },
        ...authorisation,
        ...payBy,
        ...received,
      ]}
    />
  );
}

function StatusSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto grid max-w-[35rem] gap-5">
      <Skeleton shape="line" className="w-2/3" />
      <Skeleton className="h-96" />
    </div>
  );
}
