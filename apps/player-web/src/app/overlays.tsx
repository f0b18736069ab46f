import { lazyPage } from '@quetzal/web-kit/boundary';
import { useSession } from '@quetzal/web-kit/session';
import { Suspense } from 'react';
import { AccountDialog } from '#features/account-entry/routes.tsx';
import { FeedbackDialog } from '#features/feedback/routes.tsx';
import { TrialDialog } from '#features/game-stage/routes.tsx';
import { useAccountHeight } from '#shared/account-frame/use-account-height.ts';
import { useAccountDialog, useFeedbackDialog, usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { PageComesNext } from '#shared/first-view/use-first-view.tsx';
import { centerShapeOf, OverlayStandIn } from './overlay-stand-in.tsx';

const PersonalCenter = lazyPage(
  () => import('./personal-center.tsx'),
  (module) => module.PersonalCenter,
);

/** What opens over a page, as the address says. */
export function Overlays() {
  const { status } = useSession();
  const dialog = useAccountDialog();
  const accountHeight = useAccountHeight(dialog.form);
  const center = usePersonalCenter();
  const feedback = useFeedbackDialog();
  if (dialog.form !== null)
    return (
      <Suspense fallback={<OverlayStandIn shape="account" className={accountHeight} />}>
        <AccountDialog form={dialog.form} onFormChange={dialog.show} onClose={dialog.close} onDone={dialog.finish} />
      </Suspense>
    );
  return (
    <>
      {center.isOpen && status === 'trial' && <TrialDialog onClose={center.close} />}
      {center.isOpen && status !== 'trial' && (
        <Suspense fallback={<OverlayStandIn shape={centerShapeOf(center.panel)} />}>
          <PersonalCenter />
        </Suspense>
      )}
      {(!center.isOpen || status === 'trial') && <PageComesNext />}
      {feedback.isOpen && <FeedbackDialog onClose={feedback.close} />}
    </>
  );
}
