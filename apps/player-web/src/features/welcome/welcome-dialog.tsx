import { useTranslation } from '@quetzal/i18n/react';
import { Dialog } from '@quetzal/ui/dialog';
import { Skeleton } from '@quetzal/ui/skeleton';
import { Stepper } from '@quetzal/ui/stepper';
import { useSession } from '@quetzal/web-kit/session';
import { Suspense, useEffect, useRef } from 'react';
import { LimitStep } from './limit-step.tsx';
import { ProtectStep } from './protect-step.tsx';
import { StartStep } from './start-step.tsx';
import { StepActions } from './step-actions.tsx';
import { useFirstLimit } from './use-first-limit.ts';

interface WelcomeDialogProps {
  step: number;
  onStep: (step: number) => void;
  onDone: () => void;
}

/** Three steps after the registration: a limit, what protects the account, where to begin. Closing it skips the rest. */
export function WelcomeDialog({ step, onStep, onDone }: WelcomeDialogProps) {
  const { t } = useTranslation(['account-entry', 'limits']);
  const { member } = useSession();
  const headRef = useFocusOnChange(step);
  const limit = useFirstLimit(() => onStep(1));
  const heads = [
    { title: t('limits:prompt.title'), detail: t('limits:prompt.detail') },
    { title: t('newcomer.protect_title'), detail: t('newcomer.protect_detail') },
    { title: t('newcomer.start_title'), detail: t('welcome_new_detail') },
  ];
  const head = heads[step];
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={t('welcome_new', { account: `\u2068${member?.account ?? ''}\u2069` })}
      closeLabel={t('newcomer.skip')}
      footer={<StepActions {...{ step, onStep, onDone, limit }} />}
    >
      <Stepper
        label={t('newcomer.steps')}
        steps={[t('newcomer.step_limit'), t('newcomer.step_protect'), t('newcomer.step_start')]}
        current={step}
        doneLabel={t('newcomer.step_done')}
        className="mb-5"
      />
      <h3 ref={headRef} tabIndex={-1} className="text-lg font-[650] text-fg outline-none">
        {head?.title}
      </h3>
      <p className="mt-1 mb-4 text-fg-2">{head?.detail}</p>
      {/* Words of other rooms are fetched when a step needs them; the heading keeps the focus meanwhile. */}
      <Suspense fallback={<Skeleton className="h-72 rounded-md" />}>
        {step === 0 && <LimitStep limit={limit} />}
        {step === 1 && <ProtectStep />}
        {step === 2 && <StartStep onLeave={onDone} />}
      </Suspense>
    </Dialog>
  );
}

/** Puts the focus on the heading of a step that was gone to, so that it is read and the next key goes on from there. */
function useFocusOnChange(step: number) {
  const headRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) headRef.current?.focus();
    shown.current = step;
  }, [step]);
  return headRef;
}
