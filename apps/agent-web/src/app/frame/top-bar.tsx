import { useTranslation } from '@quetzal/i18n/react';
import { AppHeader } from '@quetzal/ui/app-header';
import { Button } from '@quetzal/ui/button';
import { IconButton } from '@quetzal/ui/icon-button';
import { ArrowUpRightIcon, ChevronRightIcon, MenuIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { SiteMark, useSiteInfo } from '@quetzal/web-kit/site-info';
import { useMatch } from 'react-router-dom';
import { paths } from '#shared/paths/paths.ts';
import { AccountEntry } from './account-entry.tsx';
import { useNavigation } from './navigation.tsx';
import { Preferences } from './preferences.tsx';

/** Where the agent is, and what is always at hand. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('agent-shell');
  const { brand, links } = useSiteInfo();
  return (
    <AppHeader
      className="md:px-(--q-gutter)"
      menuButton={
        <IconButton label={t('nav.open')} className="-ms-2 lg:hidden" onClick={onMenu}>
          <MenuIcon />
        </IconButton>
      }
      brand={
        <>
          <Link href={paths.overview} aria-label={brand.name} className="rounded-xs focus-ring md:hidden">
            <SiteMark size={32} />
          </Link>
          <Trail />
        </>
      }
      end={
        <>
          <Preferences />
          <Button variant="outline" size="sm" asChild className="max-lg:hidden">
            <a href={links.playerSite}>
              <ArrowUpRightIcon className="rtl:-scale-x-100" />
              {t('player_site')}
            </a>
          </Button>
          <span className="lg:hidden">
            <AccountEntry display="picture" />
          </span>
        </>
      }
    />
  );
}

function Trail() {
  const { t } = useTranslation('agent-shell');
  const { current } = useNavigation();
  const isOwnAccount = useMatch(paths.security) !== null;
  const here = isOwnAccount ? t('account.security') : current?.name;
  if (here === undefined) return null;
  const isOfTeam = !isOwnAccount && current?.key !== 'overview';
  return (
    <nav aria-label={t('breadcrumb')} className="min-w-0 max-md:hidden">
      <ol className="flex items-center gap-1.5 text-sm text-fg-3">
        <li>{isOfTeam ? t('nav.team_group') : t('portal')}</li>
        <li aria-hidden="true">
          <ChevronRightIcon className="size-4 rtl:-scale-x-100" />
        </li>
        <li aria-current="page" className="truncate font-semibold text-fg">
          {here}
        </li>
      </ol>
    </nav>
  );
}
