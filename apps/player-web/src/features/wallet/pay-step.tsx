import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { CountdownRing } from '@quetzal/ui/countdown-ring';
import { ExternalLinkIcon } from '@quetzal/ui/icons';
import type { ReactNode } from 'react';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { keepPlace } from './place-beneath.ts';
import type { Deposit } from './wallet.wire.ts';

interface PayStepProps {
  deposit: Deposit;
  title: string;
  /** What to do, in order. */
  steps: readonly string[];
  /** What must not go wrong. */
  warning?: ReactNode;
  /** What can be done beside starting anew. */
  actions?: ReactNode;
  onNew: () => void;
  children: ReactNode;
}

/** Seconds run only where they matter: a voucher that is good for days has a date. */
const countedMs = 2 * 3_600_000;

/** How to pay without leaving the site: what to pass on, what to do, and until when. */
export function PayStep({ deposit, title, steps, warning, actions, onNew, children }: PayStepProps) {
  const { t } = useTranslation('wallet');
  return (
    <section className="grid gap-5" aria-labelledby="pay-title">
      <div className="flex items-center justify-between gap-4">
        <div className="grid gap-1">
          <h3 id="pay-title" className="font-display text-xl font-[650] tracking-snug text-balance">
            {title}
          </h3>
          <PayBy deposit={deposit} />
        </div>
        <TimeLeft deposit={deposit} />
      </div>
      {warning}
      <Card variant="inset" padding="lg" className="grid gap-5">
        {children}
      </Card>
      <ol className="grid gap-2.5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-sm text-fg-2">
            <span
              aria-hidden="true"
              className="tnum grid size-6 flex-none place-items-center rounded-full bg-surface-3 text-xs font-semibold text-fg"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      <p role="status" className="text-sm text-fg-3">
        {t('status.waiting_detail')}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {deposit.checkoutUrl !== null && (
          <Button asChild variant="secondary">
            <a href={deposit.checkoutUrl} onClick={() => keepPlace(deposit.id)}>
              <ExternalLinkIcon />
              {t('pay.provider_page')}
            </a>
          </Button>
        )}
        {actions}
        <Button variant="ghost" onClick={onNew}>
          {t('status.new_deposit')}
        </Button>
      </div>
    </section>
  );
}

function PayBy({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('wallet');
  return (
    <p className="text-sm text-fg-3">
      <SiteTime at={deposit.expiresAt} say={(time) => t('pay_by', { time })} />
    </p>
  );
}

function TimeLeft({ deposit: { createdAt, expiresAt } }: { deposit: Deposit }) {
  const { t } = useTranslation('wallet');
  const endsAtMs = Date.parse(expiresAt);
  const totalMs = endsAtMs - Date.parse(createdAt);
  if (totalMs > countedMs) return null;
  return (
    <CountdownRing
      label={t('pay.time_left')}
      endsAtMs={endsAtMs}
      totalMs={totalMs}
      announce={(count) => t('pay.seconds_left', { count })}
    />
  );
}
