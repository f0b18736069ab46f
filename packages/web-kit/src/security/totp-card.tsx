import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Status } from '@quetzal/ui/status';
import { useToast } from '@quetzal/ui/toast';
import { useState } from 'react';
import { useFormat } from '../format/index.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { SecurityCard, type SecurityCardPlace } from './security-card.tsx';
import { useFactors, useRemoveTotp } from './security.queries.ts';
import { TotpSetupDialog } from './totp-setup-dialog.tsx';

/** The authenticator app: set up with a picture to scan and a first code, turned off with password and proof. */
export function TotpCard({ headingLevel }: SecurityCardPlace) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const factors = useFactors();
  const [open, setOpen] = useState<'setup' | 'removal' | null>(null);
  const close = () => setOpen(null);
  const isOn = factors.data?.totp.enabled === true;
  const since = factors.data?.totp.since ?? null;
  return (
    <SecurityCard
      {...{ headingLevel, query: factors }}
      title={t('totp.title')}
      detail={t('totp.detail')}
      action={
        <Button variant={isOn ? 'outline' : 'secondary'} size="sm" onClick={() => setOpen(isOn ? 'removal' : 'setup')}>
          {t(isOn ? 'totp.remove' : 'totp.set_up')}
        </Button>
      }
    >
      {() => (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Status tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'totp.on' : 'totp.off')}</Status>
            {isOn && since !== null && (
              <span className="text-sm text-fg-3">{t('totp.since', { at: format.date(since) })}</span>
            )}
          </div>
          {open === 'setup' && <TotpSetupDialog onClose={close} />}
          {open === 'removal' && <TotpRemoval onClose={close} />}
        </>
      )}
    </SecurityCard>
  );
}

function TotpRemoval({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security');
  const toasts = useToast();
  const remove = useRemoveTotp();
  return (
    <ConfirmationDialog
      title={t('totp.remove_title')}
      detail={t('totp.remove_detail')}
      submitLabel={t('totp.remove')}
      tone="danger"
      onClose={onClose}
      onConfirm={async (confirmation) => {
        await remove.mutateAsync(confirmation);
        toasts.show({ tone: 'success', title: t('totp.removed') });
        onClose();
      }}
    />
  );
}
