import { useTranslation } from '@quetzal/i18n/react';
import { AlertDialog } from '@quetzal/ui/alert-dialog';
import { Button } from '@quetzal/ui/button';
import { InfoIcon } from '@quetzal/ui/icons';
import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

interface TrialDialogProps {
  /** The game for money that was opened; a panel was when left out. */
  gamePath?: string;
  /** Where the game that was opened is played for nothing. */
  demoPath?: string | undefined;
  onClose: () => void;
}

/** Tells a trial visitor that what they opened needs an account, and leads to one; whoever opened a game then has that game. */
export function TrialDialog({ gamePath, demoPath, onClose }: TrialDialogProps) {
  const { t } = useTranslation(['game-stage', 'common']);
  const { logout } = useSession();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const createAccount = async () => {
    setBusy(true);
    await logout();
    if (gamePath === undefined) await navigate('/register');
    else await navigate(`${gamePath}&account=register`, { replace: true });
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone="info"
      icon={<InfoIcon />}
      title={t('need_account_title')}
      description={t(gamePath === undefined ? 'panel_needs_account' : 'in_need_true_account')}
      confirmLabel={t('in_increase_submit')}
      cancelLabel={t('common:actions.cancel')}
      busy={isBusy}
      onConfirm={() => void createAccount()}
    >
      {demoPath !== undefined && (
        <Button asChild variant="soft" fullWidth>
          {/* Nobody who leaves the demo is refused once more. */}
          <Link to={demoPath} replace>
            {t('try_demo')}
          </Link>
        </Button>
      )}
    </AlertDialog>
  );
}
