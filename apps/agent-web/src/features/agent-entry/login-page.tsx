import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { AuthArtPanel } from '@quetzal/ui/auth-frame';
import { Badge } from '@quetzal/ui/badge';
import { BrandLogo } from '@quetzal/ui/brand-logo';
import { ArrowUpRightIcon } from '@quetzal/ui/icons';
import type { LoginState } from '@quetzal/web-kit/guards';
import { useSession } from '@quetzal/web-kit/session';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { paths } from '#shared/paths/paths.ts';
import { useAgentLogin } from './agent-entry.queries.ts';
import { LoginForm } from './login-form.tsx';

interface LoginPageProps {
  /** Theme and language, which a visitor may change before coming in. */
  preferences: ReactNode;
}

/** The door of the portal. Whoever is inside already goes on to where they wanted to be. */
export function LoginPage({ preferences }: LoginPageProps) {
  const { t } = useTranslation('agent-shell');
  const common = useTranslation('common');
  const { brand, links } = useSiteInfo();
  const { status, end } = useSession();
  const { mutateAsync } = useAgentLogin();
  const wanted = (useLocation().state as LoginState | null)?.from ?? paths.overview;
  usePageTitle(t('login.title'));
  if (status === 'agent') return <Navigate to={wanted} replace />;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <aside aria-label={t('login.portal')} className="grid max-lg:hidden">
        <AuthArtPanel
          artSrc="/login.avif"
          artTop={<BrandLogo size={38} />}
          artTitle={t('login.art_title')}
          artDetail={t('login.art_detail')}
          className="p-10"
        />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center gap-1 p-4 md:px-6">
          <BrandLogo size={30} title={brand.name} className="lg:hidden" />
          <div className="ms-auto flex items-center gap-1">{preferences}</div>
        </header>
        <main id="main" className="grid flex-1 place-items-center px-4 pt-2 pb-16">
          <div className="grid w-full max-w-[23rem] gap-6">
            <div className="grid justify-items-start gap-3">
              <Badge tone="accent">{t('login.portal')}</Badge>
              <h1 className="font-display text-3xl font-[650] tracking-tight">{t('login.title')}</h1>
              <p className="-mt-1.5 text-sm text-fg-3">{t('login.only_agents')}</p>
            </div>
            {(end === 'expired' || end === 'revoked') && (
              <Alert tone="info">{common.t('session.expired_detail')}</Alert>
            )}
            <LoginForm onLogin={(credentials) => mutateAsync(credentials)} />
            <a
              href={links.playerSite}
              className="inline-flex min-h-6 items-center gap-1 justify-self-start rounded-xs text-sm font-semibold text-accent-text hover:underline focus-ring"
            >
              {t('login.are_you_player')}
              <ArrowUpRightIcon className="size-4 rtl:-scale-x-100" />
            </a>
          </div>
        </main>
      </div>
    </div>
  );
}
