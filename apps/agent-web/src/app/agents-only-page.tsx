import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { LockIcon } from '@quetzal/ui/icons';
import { useSession } from '@quetzal/web-kit/session';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';

/** Shown to a member who came here with a session of the player site. */
export function AgentsOnlyPage() {
  const { t } = useTranslation('common');
  const shell = useTranslation('agent-shell');
  const { links } = useSiteInfo();
  const { logout } = useSession();
  usePageTitle(t('session.agents_only_title'));
  return (
    <main id="main" className="grid min-h-dvh place-items-center p-4">
      <h1 className="sr-only">{t('session.agents_only_title')}</h1>
      <EmptyState
        icon={<LockIcon />}
        title={t('session.agents_only_title')}
        detail={t('session.agents_only_detail')}
        action={
          <span className="flex flex-wrap justify-center gap-2.5">
            <Button variant="secondary" onClick={() => void logout()}>
              {shell.t('account.sign_out')}
            </Button>
            <Button asChild>
              <a href={links.playerSite}>{shell.t('player_site')}</a>
            </Button>
          </span>
        }
      />
    </main>
  );
}
