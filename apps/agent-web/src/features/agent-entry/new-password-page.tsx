import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { useToast } from '@quetzal/ui/toast';
import { ChangePasswordForm } from '@quetzal/web-kit/entry';
import type { LoginState } from '@quetzal/web-kit/guards';
import { useRefreshSecurity } from '@quetzal/web-kit/security';
import { useSession } from '@quetzal/web-kit/session';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { paths } from '#shared/paths/paths.ts';
import { EntryFrame } from './entry-frame.tsx';
import { useForcedPassword } from './use-forced-password.ts';

/**
 * A password of one's own, before anything else: the one that was given or has run out opens nothing more than this page.
 * Whoever has nothing to replace goes on.
 */
export function NewPasswordPage({ preferences }: { preferences: ReactNode }) {
  const { t } = useTranslation('account-entry');
  const shell = useTranslation('agent-shell');
  const { logout } = useSession();
  const { reason, isPending } = useForcedPassword();
  const refresh = useRefreshSecurity();
  const toasts = useToast();
  const navigate = useNavigate();
  const wanted = (useLocation().state as LoginState | null)?.from ?? paths.overview;
  usePageTitle(t('change.title'));
  const done = async () => {
    await refresh();
    toasts.show({ tone: 'success', title: t('change.done') });
    await navigate(wanted, { replace: true });
  };
  if (reason === null) return isPending ? null : <Navigate to={wanted} replace />;
  return (
    <EntryFrame title={t('change.title')} detail={t(`change.${reason}_detail`)} preferences={preferences}>
      <ChangePasswordForm onDone={() => void done()} />
      <Button variant="ghost" className="-ms-4 justify-self-start" onClick={() => void logout()}>
        {shell.t('account.sign_out')}
      </Button>
    </EntryFrame>
  );
}
