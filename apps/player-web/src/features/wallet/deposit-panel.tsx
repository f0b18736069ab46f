import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { CreditCardIcon } from '@quetzal/ui/icons';
import { OnceSettled } from '#shared/once-settled/once-settled.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { useStanding } from '#shared/limits/standing.queries.ts';
import { useState } from 'react';
import { DepositForm } from './deposit-form.tsx';
import { DepositStatus } from './deposit-status.tsx';
import { DepositsClosed } from './deposits-closed.tsx';
import { useWayBack } from './place-beneath.ts';
import { RecentDeposits } from './recent-deposits.tsx';
import { depositDraft } from './use-deposit-form.ts';
import { useDepositMethods } from './wallet.queries.ts';
import type { Deposit } from './wallet.wire.ts';

interface DepositPanelProps {
  /** The deposit that the payment provider sent the member back with. */
  depositId: string | null;
  /** Shows one deposit, or the form again with null. */
  onShow: (depositId: string | null) => void;
  onPlay: () => void;
}

/** Paying in: the form, why it is closed to the member, or how far one deposit has come; the latest deposits below. */
export function DepositPanel({ depositId, onShow, onPlay }: DepositPanelProps) {
  const { t } = useTranslation('wallet');
  usePageTitle(t('title'));
  useWayBack(depositId);
  const { data: standing, isFetched } = useStanding();
  const [again, setAgain] = useState<Again | null>(null);
  const repeat = ({ methodCode, amount }: Deposit) => {
    // Another one is wanted now.
    depositDraft.forget();
    setAgain({ methodCode, amount, turn: (again?.turn ?? 0) + 1 });
  };
  if (depositId !== null)
    return <DepositStatus key={depositId} id={depositId} onNew={() => onShow(null)} onPlay={onPlay} />;
  const isClosed = standing !== undefined && standing.state !== 'clear';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {!isFetched && <PanelSkeleton parts={['form']} />}
      {isClosed && <DepositsClosed standing={standing} />}
      {isFetched && !isClosed && <Methods again={again} onShow={onShow} />}
      <OnceSettled>
        <RecentDeposits onShow={onShow} onRepeat={isClosed ? undefined : repeat} />
      </OnceSettled>
    </div>
  );
}

/** An earlier deposit that is to be made once more; `turn` tells one wish from the next. */
interface Again {
  methodCode: string;
  amount: string;
  turn: number;
}

function Methods({ again, onShow }: { again: Again | null; onShow: (depositId: string) => void }) {
  const { t } = useTranslation('wallet');
  const { data: methods, error, refetch } = useDepositMethods();
  if (methods === undefined) {
    if (error !== null) return <RegionError title={t('load_failed')} error={error} onRetry={() => void refetch()} />;
    return <PanelSkeleton parts={['form']} />;
  }
  if (methods.length === 0) {
    const retry = (
      <Button variant="secondary" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    );
    return (
      <EmptyState
        icon={<CreditCardIcon />}
        title={t('methods_none_title')}
        detail={t('methods_none_detail')}
        action={retry}
      />
    );
  }
  return <DepositForm key={again?.turn ?? 0} methods={methods} start={again} onShow={onShow} />;
}
