import { useTranslation } from '@quetzal/i18n/react';
import { AppHeader } from '@quetzal/ui/app-header';
import { IconButton } from '@quetzal/ui/icon-button';
import { MenuIcon, PanelLeftIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { useSession } from '@quetzal/web-kit/session';
import { SiteLogo, SiteMark, useSiteInfo } from '@quetzal/web-kit/site-info';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { useState } from 'react';
import { useAskedTypes } from '#shared/games/games.queries.ts';
import { categoryOf } from '#shared/games/game-types.ts';
import { useShownPage } from '#shared/shown-page/use-shown-page.tsx';
import { AskAgain } from './ask-again.tsx';
import { HeaderPreferences } from './header-preferences.tsx';
import { LatePart } from './late-part.tsx';
import { MemberHeader } from './member-header.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useIsWide } from './use-is-wide.ts';
import { VisitorHeader } from './visitor-header.tsx';

const DropMenu = lazyPage(
  () => import('./drop-menu.tsx'),
  (module) => module.DropMenu,
);

interface SiteHeaderProps {
  isMenuCollapsed: boolean;
  onMenu: () => void;
}

/** The bar over every page. */
export function SiteHeader({ isMenuCollapsed, onMenu }: SiteHeaderProps) {
  const { t } = useTranslation('site-shell');
  const { pathname } = useShownPage().page.location;
  const { brand } = useSiteInfo();
  const { isLoggedIn } = useSession();
  const types = useAskedTypes();
  const links = (types.data ?? []).map((gameType) => {
    const { path } = categoryOf(gameType);
    return { key: gameType, label: t(`categories.${gameType}`), href: path, current: pathname === path };
  });
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const isPainted = useAfterPaint();
  const isWide = useIsWide();
  // A state set while the first drawing is put in place has all of its effects run at once, in one long task.
  const hasDropMenu = isPainted && isWide;
  return (
    <>
      <AppHeader
        ref={hasDropMenu ? setBar : undefined}
        className="max-md:gap-1.5 max-md:px-3"
        menuButton={
          <>
            <IconButton
              label={t(isMenuCollapsed ? 'expand_menu' : 'collapse_menu')}
              aria-expanded={!isMenuCollapsed}
              onClick={onMenu}
              className="-ms-2 max-lg:hidden"
            >
              <PanelLeftIcon className="rtl:-scale-x-100" />
            </IconButton>
            <IconButton label={t('open_menu')} onClick={onMenu} className="-ms-2 lg:hidden max-md:-me-1 max-md:-ms-1.5">
              <MenuIcon />
            </IconButton>
          </>
        }
        brand={
          <>
            <Link href="/" aria-label={brand.name} className="min-w-0 rounded-md focus-ring">
              {/* On tablets the money of a member takes the room of the name. */}
              <SiteLogo size={34} className={isLoggedIn ? 'max-lg:hidden' : 'max-md:hidden'} />
              {isLoggedIn && <SiteLogo size={30} className="max-w-full max-xs:hidden md:hidden" />}
              <SiteMark size={32} className={isLoggedIn ? 'xs:max-md:hidden lg:hidden' : 'md:hidden'} />
            </Link>
            {isWide && types.isFetched && types.data === undefined && (
              <AskAgain what={t('games_nav')} onAsk={() => void types.refetch()} />
            )}
          </>
        }
        links={isWide ? links : []}
        linksLabel={t('games_nav')}
        moreLabel={t('games_more')}
        end={
          <>
            <HeaderPreferences />
            {isLoggedIn ? <MemberHeader /> : <VisitorHeader />}
          </>
        }
      />
      {hasDropMenu && bar !== null && (
        <LatePart>
          <DropMenu bar={bar} />
        </LatePart>
      )}
    </>
  );
}
