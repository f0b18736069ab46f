import { useTranslation } from '@quetzal/i18n/react';
import { AlertDialog } from '@quetzal/ui/alert-dialog';
import { LogOutIcon } from '@quetzal/ui/icons';
import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Asks before logging out, then goes home. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['site-shell', 'common']);
  const { logout } = useSession();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await logout();
    onClose();
    await navigate('/');
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      icon={<LogOutIcon />}
      title={t('common:in_sure_logout')}
      description={t('sign_out_detail')}
      confirmLabel={t('sign_out')}
      cancelLabel={t('common:actions.cancel')}
      busy={isBusy}
      busyLabel={t('signing_out')}
      onConfirm={() => void leave()}
    />
  );
}
