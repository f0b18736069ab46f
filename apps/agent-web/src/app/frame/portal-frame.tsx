import { useTranslation } from '@quetzal/i18n/react';
import { AppShell } from '@quetzal/ui/app-shell';
import { BottomTabBar } from '@quetzal/ui/bottom-tab-bar';
import { SkipLink } from '@quetzal/ui/skip-link';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AfterLogin } from '#features/agent-entry/routes.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import { LatePart } from './late-part.tsx';
import { useNavigation } from './navigation.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';

const MenuDrawer = lazyPage(
  () => import('./menu-drawer.tsx'),
  (module) => module.MenuDrawer,
);
const mainId = 'main';

/** Menu, bar and tabs around every page of the portal. */
export function PortalFrame() {
  const { t } = useTranslation('agent-shell');
  const common = useTranslation('common');
  const { entries } = useNavigation();
  const { pathname } = useLocation();
  // The drawer belongs to the page that it was opened on: going elsewhere closes it.
  const [menuPath, setMenuPath] = useState<string | null>(null);
  const isMenuOpen = menuPath === pathname;
  useFreshStart(pathname);
  const tabs = entries.map(({ key, tab, href, icon, current }) => ({ key, label: tab, href, icon, current }));
  return (
    <>
      <SkipLink href={`#${mainId}`}>{common.t('skip_to_content')}</SkipLink>
      <AppShell
        mainId={mainId}
        sideHeight="full"
        side={<SideNav />}
        header={
          <>
            <TopBar onMenu={() => setMenuPath(pathname)} />
            <OfflineBar />
          </>
        }
        tabBar={<BottomTabBar label={t('tabs.label')} tabs={tabs} />}
      >
        <LatePart>
          <AfterLogin />
        </LatePart>
        <PageBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </AppShell>
      {isMenuOpen && (
        <LatePart>
          <MenuDrawer onClose={() => setMenuPath(null)} />
        </LatePart>
      )}
    </>
  );
}

/* A page that is opened starts at its top, and the keyboard and the screen reader start there with it. */
function useFreshStart(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}
