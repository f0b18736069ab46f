import { useTranslation } from '@quetzal/i18n/react';
import { AlertDialog } from '@quetzal/ui/alert-dialog';
import { InfoIcon } from '@quetzal/ui/icons';
import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface TrialDialogProps {
  /** A game for money was opened, and not a panel. */
  isGame?: boolean;
  onClose: () => void;
}

/** Tells a trial visitor that what they opened needs an account, and leads to one. */
export function TrialDialog({ isGame = false, onClose }: TrialDialogProps) {
  const { t } = useTranslation(['game-stage', 'common']);
  const { logout } = useSession();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const createAccount = async () => {
    setBusy(true);
    await logout();
    await navigate('/register');
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      tone="info"
      icon={<InfoIcon />}
      title={t('need_account_title')}
      description={t(isGame ? 'in_need_true_account' : 'panel_needs_account')}
      confirmLabel={t('in_increase_submit')}
      cancelLabel={t('common:actions.cancel')}
      busy={isBusy}
      onConfirm={() => void createAccount()}
    />
  );
}
