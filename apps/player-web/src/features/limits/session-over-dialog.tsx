import { useTranslation } from '@quetzal/i18n/react';
import { AlertDialog } from '@quetzal/ui/alert-dialog';
import { Button } from '@quetzal/ui/button';
import { ClockIcon } from '@quetzal/ui/icons';
import type { Stay } from '#shared/stay/stay.ts';
import { StayFacts } from './stay-facts.tsx';

interface SessionOverDialogProps {
  stay: Stay;
  readAtMs: number;
  onRecords: () => void;
  onLimits: () => void;
  onSignOut: () => Promise<void>;
  /** The member looks around without playing. */
  onStay: () => void;
}

/** The time that a member gave themselves is over: what it came to, and the ways on, none of which is a bet. */
export function SessionOverDialog({ stay, readAtMs, onRecords, onLimits, onSignOut, onStay }: SessionOverDialogProps) {
  const { t } = useTranslation('limits');
  return (
    <AlertDialog
      open
      onOpenChange={onStay}
      tone="info"
      icon={<ClockIcon />}
      title={t('over.title')}
      description={t('over.detail', { count: stay.limit?.minutes ?? 0 })}
      confirmLabel={t('over.sign_out')}
      cancelLabel={t('over.stay')}
      onConfirm={() => void onSignOut()}
    >
      <StayFacts stay={stay} readAtMs={readAtMs} />
      <div className="-ms-3 flex flex-wrap gap-2">
        <Button size="sm" variant="ghost" onClick={onRecords}>
          {t('check.records')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onLimits}>
          {t('check.limits')}
        </Button>
      </div>
    </AlertDialog>
  );
}
