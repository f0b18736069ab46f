import { useTranslation } from '@quetzal/i18n/react';
import { AlertDialog } from '@quetzal/ui/alert-dialog';
import { LogOutIcon } from '@quetzal/ui/icons';
import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';

/** Asks before the session ends; the route guard then leads to the login. */
export function SignOutDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation('agent-shell');
  const { logout } = useSession();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await logout();
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      icon={<LogOutIcon className="rtl:-scale-x-100" />}
      title={t('account.sign_out_title')}
      description={t('account.sign_out_detail')}
      confirmLabel={t('account.sign_out')}
      cancelLabel={t('account.stay')}
      busy={busy}
      busyLabel={t('account.signing_out')}
      onConfirm={() => void leave()}
    />
  );
}
