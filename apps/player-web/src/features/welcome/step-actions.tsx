import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { limitFormId } from './limit-step.tsx';
import type { FirstLimit } from './use-first-limit.ts';

interface StepActionsProps {
  step: number;
  onStep: (step: number) => void;
  onDone: () => void;
  limit: FirstLimit;
}

const lastStep = 2;

/** Back and on; at a limit that is not set yet, on without one or with it. */
export function StepActions({ step, onStep, onDone, limit }: StepActionsProps) {
  const { t } = useTranslation(['account-entry', 'limits']);
  if (step === 0 && !limit.isSet)
    return (
      <>
        <Button variant="secondary" onClick={() => onStep(1)}>
          {t('limits:prompt.later')}
        </Button>
        <Button type="submit" form={limitFormId} busy={limit.isSending} busyLabel={t('limits:form.saving')}>
          {t('limits:prompt.save')}
        </Button>
      </>
    );
  return (
    <>
      {step > 0 && (
        <Button variant="secondary" onClick={() => onStep(step - 1)}>
          {t('newcomer.back')}
        </Button>
      )}
      {step < lastStep ? (
        <Button onClick={() => onStep(step + 1)}>{t('newcomer.next')}</Button>
      ) : (
        <Button onClick={onDone}>{t('newcomer.finish')}</Button>
      )}
    </>
  );
}
