import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Status } from '@quetzal/ui/status';
import { useState } from 'react';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SecurityCard, type SecurityCardPlace } from './security-card.tsx';
import { useFactors, useRenewRecoveryCodes } from './security.queries.ts';

/** From here on the person is told that few codes are left. */
const fewLeft = 3;

/** The codes for a lost phone: how many are left, and new ones. */
export function RecoveryCodesCard({ headingLevel }: SecurityCardPlace) {
  const { t } = useTranslation('security');
  const factors = useFactors();
  const renew = useRenewRecoveryCodes();
  const [isAsking, setIsAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasFactor = factors.data !== undefined && (factors.data.totp.enabled || factors.data.passkeys.length > 0);
  const left = factors.data?.recoveryCodesLeft ?? 0;
  return (
    <SecurityCard
      {...{ headingLevel, query: factors }}
      title={t('recovery.title')}
      detail={t('recovery.detail')}
      action={
        hasFactor && (
          <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
            {t('recovery.renew')}
          </Button>
        )
      }
    >
      {() => (
        <>
          {hasFactor ? (
            <Status tone={left > fewLeft ? 'success' : 'warn'}>{t('recovery.left', { count: left })}</Status>
          ) : (
            <p className="text-sm text-fg-2">{t('recovery.none')}</p>
          )}
          {isAsking && (
            <ConfirmationDialog
              title={t('recovery.renew_title')}
              detail={t('recovery.renew_detail')}
              submitLabel={t('recovery.renew')}
              onClose={() => setIsAsking(false)}
              onConfirm={async (confirmation) => {
                setCodes((await renew.mutateAsync(confirmation)).recoveryCodes);
                setIsAsking(false);
              }}
            />
          )}
          {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
        </>
      )}
    </SecurityCard>
  );
}
