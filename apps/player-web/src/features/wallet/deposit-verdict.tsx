import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { CircleCheckIcon, CircleHelpIcon, CircleXIcon, ClockIcon, ExternalLinkIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import type { ReactNode } from 'react';
import type { Deposit } from './wallet.wire.ts';

interface DepositVerdictProps {
  deposit: Deposit;
  onNew: () => void;
  onPlay: () => void;
}

/** The state of a deposit in a sentence, and what can be done now. Read aloud when it changes. */
export function DepositVerdict({ deposit, onNew, onPlay }: DepositVerdictProps) {
  const { t } = useTranslation('wallet');
  const { money } = useFormat();
  const again = (
    <Button variant="secondary" onClick={onNew}>
      {t('status.new_deposit')}
    </Button>
  );
  switch (deposit.state) {
    case 'created':
    case 'pending':
      return (
        <Verdict tone="warn" icon={<ClockIcon />} title={t('status.waiting_title')} detail={t('status.waiting_detail')}>
          {deposit.checkoutUrl !== null && (
            <Button asChild>
              <a href={deposit.checkoutUrl}>
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
          title={t('status.succeeded_title', { amount: money(deposit.received) })}
          detail={t('status.succeeded_detail')}
        >
          <Button onClick={onPlay}>{t('status.play')}</Button>
          {again}
        </Verdict>
      );
    case 'failed':
      return (
        <Verdict
          tone="danger"
          icon={<CircleXIcon />}
          title={t('status.failed_title')}
          detail={t('status.failed_detail')}
        >
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
  tone: 'success' | 'warn' | 'danger' | 'neutral';
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
      <div className="mt-4 flex flex-wrap justify-center gap-2.5">{children}</div>
    </div>
  );
}
