import { useTranslation } from '@quetzal/i18n/react';
import { useToast } from '@quetzal/ui/toast';
import { useState } from 'react';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useStartTotp } from './security.queries.ts';
import { TotpScanDialog, type TotpSecret } from './totp-scan-dialog.tsx';

type Step = { name: 'password' } | { name: 'scan'; secret: TotpSecret } | { name: 'codes'; codes: readonly string[] };

/** Setting up an authenticator app: password, picture and first code, recovery codes. */
export function TotpSetupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security');
  const toasts = useToast();
  const start = useStartTotp();
  const [step, setStep] = useState<Step>({ name: 'password' });
  // After the recovery codes, where there are some: under their dialog nobody could read it.
  const tellEnabled = () => {
    onClose();
    toasts.show({ tone: 'success', title: t('totp.enabled') });
  };
  switch (step.name) {
    case 'password':
      return (
        <ConfirmationDialog
          title={t('totp.setup_title')}
          detail={t('totp.password_first')}
          submitLabel={t('totp.next')}
          onClose={onClose}
          onConfirm={async (confirmation) => setStep({ name: 'scan', secret: await start.mutateAsync(confirmation) })}
        />
      );
    case 'scan':
      return (
        <TotpScanDialog
          secret={step.secret}
          onClose={onClose}
          onEnabled={(codes) => (codes.length === 0 ? tellEnabled() : setStep({ name: 'codes', codes }))}
        />
      );
    case 'codes':
      return <RecoveryCodesDialog codes={step.codes} onClose={tellEnabled} />;
    default:
      return step satisfies never;
  }
}
