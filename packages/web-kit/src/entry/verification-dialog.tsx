import { useTranslation } from '@quetzal/i18n/react';
import { Dialog } from '@quetzal/ui/dialog';
import { useState } from 'react';
import type { VerificationMethod } from './entry.wire.ts';
import type { OpenVerification } from './use-login-flow.ts';
import { VerificationForm } from './verification-form.tsx';
import { VerificationMethods } from './verification-methods.tsx';

/** A login that needs a second proof: why, by what, and the proof. With a single way the choice is left out. */
export function VerificationDialog({ offer, onVerified, onLeave }: OpenVerification) {
  const { t } = useTranslation(['account-entry', 'common']);
  const { methods, reason } = offer;
  const only = methods.length === 1 ? methods[0]?.method : undefined;
  const [chosen, setChosen] = useState<VerificationMethod | undefined>(only);
  const way = methods.find(({ method }) => method === chosen);
  return (
    <Dialog
      open
      size="sm"
      title={t('verification.title')}
      description={t(`verification.reason.${reason}`)}
      closeLabel={t('common:actions.close')}
      onOpenChange={onLeave}
    >
      {way === undefined ? (
        <VerificationMethods methods={methods} onChoose={setChosen} />
      ) : (
        <VerificationForm
          key={way.method}
          offer={offer}
          way={way}
          onVerified={onVerified}
          onLeave={onLeave}
          {...(only === undefined ? { onOther: () => setChosen(undefined) } : {})}
        />
      )}
    </Dialog>
  );
}
