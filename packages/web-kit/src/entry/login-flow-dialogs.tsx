import { useTranslation } from '@quetzal/i18n/react';
import { Dialog } from '@quetzal/ui/dialog';
import { SliderBlock } from './slider-block.tsx';
import type { HumanProof } from './use-human-proof.ts';
import type { LoginFlow } from './use-login-flow.ts';
import { VerificationDialog } from './verification-dialog.tsx';

/** The puzzle in a dialog, while one is open. */
export function SliderDialog({ slider }: Pick<HumanProof, 'slider'>) {
  const { t } = useTranslation(['account-entry', 'common']);
  if (slider === null) return null;
  return (
    <Dialog
      open
      size="sm"
      title={t('slider.title')}
      description={t('slider.detail')}
      closeLabel={t('common:actions.close')}
      onOpenChange={slider.onLeave}
    >
      <SliderBlock onPassed={slider.onPassed} />
    </Dialog>
  );
}

/** What a login asks on its way: the puzzle, then the second proof. */
export function LoginFlowDialogs({ flow: { human, verification } }: { flow: LoginFlow }) {
  return (
    <>
      <SliderDialog slider={human.slider} />
      {verification !== null && <VerificationDialog {...verification} />}
    </>
  );
}
