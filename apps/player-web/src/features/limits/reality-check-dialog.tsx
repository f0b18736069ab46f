import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { AlertDialog } from '@quetzal/ui/alert-dialog';
import { Button } from '@quetzal/ui/button';
import { ClockIcon } from '@quetzal/ui/icons';
import { useErrorText } from '@quetzal/web-kit/form';
import type { Stay } from '#shared/stay/stay.ts';
import { useAcknowledge } from './limits.queries.ts';
import { StayFacts } from './stay-facts.tsx';

interface RealityCheckDialogProps {
  stay: Stay;
  readAtMs: number;
  onRecords: () => void;
  onLimits: () => void;
  onSignOut: () => void;
}

/** How long somebody has played and what it came to; bets are taken again once they say that they go on. */
export function RealityCheckDialog({ stay, readAtMs, onRecords, onLimits, onSignOut }: RealityCheckDialogProps) {
  const { t } = useTranslation('limits');
  const errorText = useErrorText();
  const acknowledge = useAcknowledge();
  return (
    <AlertDialog
      open
      onOpenChange={onRecords}
      tone="info"
      icon={<ClockIcon />}
      title={t('check.title')}
      description={t('check.detail', { every: t('every_minutes', { count: stay.realityCheck?.minutes ?? 0 }) })}
      confirmLabel={t('check.continue')}
      cancelLabel={t('check.records')}
      busy={acknowledge.isPending}
      busyLabel={t('check.busy')}
      onConfirm={() => acknowledge.mutate()}
    >
      <StayFacts stay={stay} readAtMs={readAtMs} />
      {acknowledge.error !== null && <Alert tone="danger">{errorText(acknowledge.error)}</Alert>}
      <div className="-ms-3 flex flex-wrap gap-2">
        <Button size="sm" variant="ghost" onClick={onLimits}>
          {t('check.limits')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onSignOut}>
          {t('check.sign_out')}
        </Button>
      </div>
    </AlertDialog>
  );
}
