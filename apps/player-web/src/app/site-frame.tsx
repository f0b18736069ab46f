import { useTranslation } from '@quetzal/i18n/react';
import { AppShell } from '@quetzal/ui/app-shell';
import { SkipLink } from '@quetzal/ui/skip-link';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { useSession } from '@quetzal/web-kit/session';
import { Suspense, useState, type ReactNode } from 'react';
import { isGamePath } from '#shared/addresses/addresses.ts';
import { useChatRoom } from '#shared/chat/use-chat-room.ts';
import { useShownPage } from '#shared/shown-page/use-shown-page.tsx';
import { LatePart } from './late-part.tsx';
import { MobileTabs } from './mobile-tabs.tsx';
import { OverlayStandIn } from './overlay-stand-in.tsx';
import { SiteHeader } from './site-header.tsx';
import { SideMenuSkeleton } from './side-menu-skeleton.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useIsRoomy, useIsWide } from './use-is-wide.ts';
import { useSideMenu } from './use-side-menu.ts';

const SiteFooter = lazyPage(
  () => import('./site-footer.tsx'),
  (module) => module.SiteFooter,
);
// There before the connection is lost: later it could not be fetched.
const OfflineBar = lazyPage(
  () => import('#shared/offline-bar/offline-bar.tsx'),
  (module) => module.OfflineBar,
);
const SiteMenu = lazyPage(
  () => import('./site-menu.tsx'),
  (module) => module.SiteMenu,
);
const MenuSheet = lazyPage(
  () => import('./menu-sheet.tsx'),
  (module) => module.MenuSheet,
);
const StandingWatch = lazyPage(
  () => import('./standing-watch.tsx'),
  (module) => module.StandingWatch,
);
const PageWatches = lazyPage(
  () => import('./page-watches.tsx'),
  (module) => module.PageWatches,
);
const SupportButton = lazyPage(
  () => import('./support-button.tsx'),
  (module) => module.SupportButton,
);
const ChatBeside = lazyPage(
  () => import('./chat-frames.tsx'),
  (module) => module.ChatBeside,
);
const ChatSheet = lazyPage(
  () => import('./chat-frames.tsx'),
  (module) => module.ChatSheet,
);
const mainId = 'main';

/** Header, side menu, page, footer, tabs: the same around every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { page, isCovered } = useShownPage();
  const { pathname } = page.location;
  const isGame = isGamePath(pathname);
  const isWide = useIsWide();
  const { hasAccount } = useSession();
  const isPainted = useAfterPaint();
  const isMember = isPainted && hasAccount;
  const isRoomy = useIsRoomy();
  const chat = useChatRoom(isRoomy);
  const chatProps = chat.room !== null && { room: chat.room, onRoomChange: chat.show, onClose: chat.close };
  const { isCollapsed, toggle } = useSideMenu(isGame);
  // The sheet belongs to the page on which it was opened: going to another one closes it.
  const [sheetPath, setSheetPath] = useState<string | null>(null);
  if (sheetPath !== null && sheetPath !== pathname) setSheetPath(null);
  const toggleMenu = () => (isWide ? toggle() : setSheetPath(pathname));
  return (
    <div inert={isCovered} className="contents">
      <SkipLink href={`#${mainId}`}>{t('skip_to_content')}</SkipLink>
      <AppShell
        mainId={mainId}
        header={<SiteHeader isMenuCollapsed={isCollapsed} onMenu={toggleMenu} />}
        bars={
          <>
            {isPainted && (
              <LatePart>
                <OfflineBar className="sticky top-(--q-header-h) z-(--q-z-header)" />
              </LatePart>
            )}
            {/* A game says itself why it does not open, and stays where it is. */}
            {isMember && !isGame && (
              <LatePart>
                <StandingWatch />
              </LatePart>
            )}
          </>
        }
        side={
          isWide ? (
            <LatePart standIn={<SideMenuSkeleton isCollapsed={isCollapsed} />}>
              <SiteMenu isCollapsed={isCollapsed} />
            </LatePart>
          ) : null
        }
        sideCollapsed={isCollapsed}
        footer={
          isGame ? undefined : (
            <LatePart>
              <SiteFooter key={pathname} />
            </LatePart>
          )
        }
        end={
          chatProps !== false && isRoomy ? (
            <LatePart>
              <ChatBeside {...chatProps} />
            </LatePart>
          ) : undefined
        }
        tabBar={<MobileTabs />}
      >
        {children}
      </AppShell>
      {chatProps !== false && !isRoomy && (
        <LatePart>
          <ChatSheet {...chatProps} />
        </LatePart>
      )}
      {isPainted && (
        <LatePart>
          <PageWatches pageId={mainId} />
        </LatePart>
      )}
      {isPainted && !isGame && chat.room === null && (
        <LatePart>
          <SupportButton />
        </LatePart>
      )}
      {sheetPath === pathname && (
        <LatePart>
          <Suspense fallback={<OverlayStandIn shape="menu" />}>
            <MenuSheet onClose={() => setSheetPath(null)} />
          </Suspense>
        </LatePart>
      )}
    </div>
  );
}
