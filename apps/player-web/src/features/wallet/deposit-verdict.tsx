import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { IconPlate } from '@quetzal/ui/icon-plate';
import {
  CircleCheckIcon,
  CircleHelpIcon,
  CircleXIcon,
  ClockIcon,
  ExternalLinkIcon,
  SearchIcon,
} from '@quetzal/ui/icons';
import { Progress } from '@quetzal/ui/progress';
import { useFormat } from '@quetzal/web-kit/format';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isGamePath } from '#shared/addresses/addresses.ts';
import { isArriving } from './deposit-state.ts';
import { keepPlace } from './place-beneath.ts';
import type { Deposit } from './wallet.wire.ts';

interface DepositVerdictProps {
  deposit: Deposit;
  onNew: () => void;
  onPlay: () => void;
}

const reviewWords = {
  different: 'status.review_detail',
  late: 'status.review_late',
  other: 'status.review_plain',
} as const;

/** The state of a deposit in a sentence, and what can be done now. Read aloud when it changes. */
export function DepositVerdict({ deposit, onNew, onPlay }: DepositVerdictProps) {
  const { t } = useTranslation(['wallet', 'limits']);
  const { exactMoney } = useFormat();
  const isInGame = isGamePath(useLocation().pathname);
  const failureText = useFailureText();
  const again = (
    <Button variant="secondary" onClick={onNew}>
      {t('status.new_deposit')}
    </Button>
  );
  if (deposit.isInReview)
    return (
      <Verdict
        tone="info"
        icon={<SearchIcon />}
        title={t('status.review_title')}
        detail={t(reviewWords[deposit.reviewCause ?? 'other'])}
      >
        {again}
      </Verdict>
    );
  if (isArriving(deposit)) return <Arriving deposit={deposit} />;
  switch (deposit.state) {
    case 'created':
    case 'pending':
      return (
        <Verdict tone="warn" icon={<ClockIcon />} title={t('status.waiting_title')} detail={t('status.waiting_detail')}>
          {deposit.checkoutUrl !== null && (
            <Button asChild>
              <a href={deposit.checkoutUrl} onClick={() => keepPlace(deposit.id)}>
                <ExternalLinkIcon />
                {t('open_payment')}
              </a>
            </Button>
          )}
          {again}
        </Verdict>
      );
    case 'succeeded':
      return (
        <Verdict
          tone="success"
          icon={<CircleCheckIcon />}
          title={t('status.succeeded_title', { amount: exactMoney(deposit.received) })}
          detail={t('status.succeeded_detail')}
        >
          <Button onClick={onPlay}>{t(isInGame ? 'limits:check.continue' : 'status.play')}</Button>
          {again}
        </Verdict>
      );
    case 'failed':
      return (
        <Verdict tone="danger" icon={<CircleXIcon />} title={t('status.failed_title')} detail={failureText(deposit)}>
          {again}
        </Verdict>
      );
    case 'expired':
      return (
        <Verdict
          tone="neutral"
          icon={<ClockIcon />}
          title={t('status.expired_title')}
          detail={t('status.expired_detail')}
        >
          {again}
        </Verdict>
      );
  }
}

/** Why it came to nothing, in the operator's own words when one decided so. */
function useFailureText(): (deposit: Deposit) => string {
  const { t } = useTranslation('wallet');
  return ({ failure, reason }) => {
    if (failure === null) return t('status.failed_detail');
    if (failure === 'rejected' && reason !== null) return t('status.failure.rejected_because', { reason });
    return t(`status.failure.${failure}`);
  };
}

/** A transfer that was seen, with the blocks that stand on it. */
function Arriving({ deposit: { confirmations, instructions } }: { deposit: Deposit }) {
  const { t } = useTranslation('wallet');
  const needed = instructions?.kind === 'crypto' ? instructions.confirmationsRequired : 0;
  const count = confirmations ?? 0;
  return (
    <div className="grid gap-4">
      <Verdict tone="info" icon={<ClockIcon />} title={t('status.arriving_title')} detail={t('status.arriving_detail')}>
        {null}
      </Verdict>
      <Progress
        label={t('status.confirmations')}
        value={needed === 0 ? null : (100 * count) / needed}
        valueLabel={t('status.confirmations_of', { count, needed })}
      />
    </div>
  );
}

/** A deposit that does not exist, or is not this member's. */
export function MissingDeposit({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('wallet');
  return (
    <Verdict
      tone="neutral"
      icon={<CircleHelpIcon />}
      title={t('status.missing_title')}
      detail={t('status.missing_detail')}
    >
      <Button variant="secondary" onClick={onNew}>
        {t('status.new_deposit')}
      </Button>
    </Verdict>
  );
}

interface VerdictProps {
  tone: 'success' | 'warn' | 'danger' | 'neutral' | 'info';
  icon: ReactNode;
  title: string;
  detail: string;
  children: ReactNode;
}

function Verdict({ tone, icon, title, detail, children }: VerdictProps) {
  return (
    <div className="grid justify-items-center gap-1.5 py-2 text-center">
      <div role="status" className="grid justify-items-center gap-1.5">
        <IconPlate tone={tone} size="lg" className="mb-2">
          {icon}
        </IconPlate>
        <h3 className="font-display text-xl font-[650] tracking-snug text-balance">{title}</h3>
        <p className="max-w-[46ch] text-sm text-balance text-fg-3">{detail}</p>
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-2.5 empty:hidden">{children}</div>
    </div>
  );
}
