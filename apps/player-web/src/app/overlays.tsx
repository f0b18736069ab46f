import { lazyPage } from '@quetzal/web-kit/boundary';
import { AccountDialog } from '#features/account-entry/routes.tsx';
import { useAccountDialog, usePersonalCenter } from '#shared/address-params/use-overlays.ts';

const PersonalCenter = lazyPage(
  () => import('./personal-center.tsx'),
  (module) => module.PersonalCenter,
);

/** What opens over a page, as the address says. */
export function Overlays() {
  const dialog = useAccountDialog();
  const center = usePersonalCenter();
  if (dialog.form !== null)
    return (
      <AccountDialog form={dialog.form} onFormChange={dialog.show} onClose={dialog.close} onDone={dialog.finish} />
    );
  return center.isOpen ? <PersonalCenter /> : null;
}
