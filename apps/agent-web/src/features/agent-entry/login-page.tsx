import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { ArrowUpRightIcon } from '@quetzal/ui/icons';
import { LoginFlowDialogs, useLoginFlow } from '@quetzal/web-kit/entry';
import type { LoginState } from '@quetzal/web-kit/guards';
import { canUsePasskeys } from '@quetzal/web-kit/passkeys';
import { useSession } from '@quetzal/web-kit/session';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { paths } from '#shared/paths/paths.ts';
import { EntryFrame } from './entry-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { useEndText } from './use-end-text.ts';

interface LoginPageProps {
  /** Theme and language, which a visitor may change before coming in. */
  preferences: ReactNode;
}

/** The door of the portal. Whoever is inside already goes on to where they wanted to be, or to a password of their own. */
export function LoginPage({ preferences }: LoginPageProps) {
  const { t } = useTranslation('agent-shell');
  const common = useTranslation('common');
  const { links } = useSiteInfo();
  const { status, lastLogin } = useSession();
  const endText = useEndText();
  const flow = useLoginFlow({ side: 'agent' });
  const state = useLocation().state as LoginState | null;
  const wanted = state?.from ?? paths.overview;
  usePageTitle(t('login.title'));
  if (status === 'agent') {
    const mustChange = lastLogin !== null && (lastLogin.passwordIsDefault || lastLogin.passwordExpired);
    return <Navigate to={mustChange ? paths.newPassword : wanted} state={state} replace />;
  }
  return (
    <EntryFrame title={t('login.title')} detail={t('login.only_agents')} preferences={preferences}>
      {endText !== null && (
        <Alert tone="info" title={common.t('session.expired_title')}>
          {endText}
        </Alert>
      )}
      <LoginForm flow={flow} />
      {canUsePasskeys() && <PasskeyLogin flow={flow} />}
      <a
        href={links.playerSite}
        className="inline-flex min-h-6 items-center gap-1 justify-self-start rounded-xs text-sm font-semibold text-accent-text hover:underline focus-ring"
      >
        {t('login.are_you_player')}
        <ArrowUpRightIcon className="size-4 rtl:-scale-x-100" />
      </a>
      <LoginFlowDialogs flow={flow} />
    </EntryFrame>
  );
}
