import { useTranslation } from '@quetzal/i18n/react';
import { DownloadIcon, HouseIcon, MegaphoneIcon, MessagesSquareIcon, RotateCcwIcon } from '@quetzal/ui/icons';
import { SideMenu, type SideMenuGroup } from '@quetzal/ui/side-menu';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { isInstalled } from '@quetzal/web-kit/installation';
import { useFlag } from '@quetzal/web-kit/site-info';
import type { MouseEvent } from 'react';
import { changedSearch } from '#shared/address-params/use-address-params.ts';
import { anyChatRoom } from '#shared/chat/use-chat-room.ts';
import { openSupportWindow } from '#shared/customer-service/support-window.ts';
import { useSupportWays } from '#shared/customer-service/use-support-ways.ts';
import { useAskedTypes, useGameCount } from '#shared/games/games.queries.ts';
import { categoryOf, type GameType } from '#shared/games/game-types.ts';
import { useShownPage } from '#shared/shown-page/use-shown-page.tsx';
import { SocialLinks } from '#shared/social/social-links.tsx';
import { LatePart } from './late-part.tsx';
import { SideMenuSkeleton } from './side-menu-skeleton.tsx';
import { supportIcon } from './support-icon.tsx';

const AppLinks = lazyPage(
  () => import('./app-links.tsx'),
  (module) => module.AppLinks,
);

/** The side menu: home, the categories that can be played, promotions, the ways to reach people. */
export function SiteMenu({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const { data, isFetched, refetch } = useAskedTypes();
  // What stands below the games is not shown before them: it would be pushed away from under a finger.
  if (data === undefined && !isFetched) return <SideMenuSkeleton isCollapsed={isCollapsed} />;
  return <KnownMenu isCollapsed={isCollapsed} playable={data} onAskAgain={() => void refetch()} />;
}

interface KnownMenuProps {
  isCollapsed: boolean;
  /** Undefined when they did not come. */
  playable: readonly GameType[] | undefined;
  onAskAgain: () => void;
}

function KnownMenu({ isCollapsed, playable, onAskAgain }: KnownMenuProps) {
  const { t } = useTranslation(['site-shell', 'common']);
  const { pathname, search } = useShownPage().page.location;
  const takesFeedback = useFlag('FEEDBACK3');
  const hasChat = useFlag('CBS3');
  const reachable = useSupportWays();
  const feedback = {
    key: 'feedback',
    label: t('support.feedback'),
    href: `${pathname}${changedSearch(search, { feedback: 'open' })}`,
    icon: <MegaphoneIcon />,
  };
  const app = { key: 'app', label: t('app'), href: '/download', icon: <DownloadIcon /> };
  const retry = {
    key: 'retry',
    label: `${t('games_nav')}: ${t('common:actions.retry')}`,
    onClick: onAskAgain,
    icon: <RotateCcwIcon className="mx-[0.3125rem]" />,
  };
  const chat = {
    key: 'chat',
    label: t('support.chat'),
    href: `${pathname}${changedSearch(search, { chat: anyChatRoom })}`,
    icon: <MessagesSquareIcon />,
  };
  const support = [
    ...reachable.map(({ csType, title, href }) => ({
      key: `${csType} ${href}`,
      label: title,
      href,
      icon: supportIcon(csType),
    })),
    ...(hasChat ? [chat] : []),
    ...(takesFeedback ? [feedback] : []),
  ];
  const groups: SideMenuGroup[] = [
    {
      key: 'games',
      items: [
        {
          key: 'home',
          label: t('home'),
          href: '/',
          current: pathname === '/',
          icon: <HouseIcon className="mx-[0.3125rem]" />,
        },
        ...(playable === undefined ? [retry] : []),
        ...(playable ?? []).map((gameType) => {
          const { key, path } = categoryOf(gameType);
          return {
            key: gameType,
            label: t(`categories.${gameType}`),
            href: path,
            current: pathname === path,
            category: key,
            end: <GameCount gameType={gameType} isShown={!isCollapsed} />,
          };
        }),
      ],
    },
    {
      key: 'offers',
      items: [
        {
          key: 'promotions',
          label: t('promotions'),
          href: '/promotions',
          current: pathname === '/promotions',
          category: 'promo',
        },
      ],
    },
    ...(isCollapsed && !isInstalled() ? [{ key: 'app', items: [app] }] : []),
    ...(support.length === 0 ? [] : [{ key: 'support', label: t('support.title'), items: support }]),
  ];
  const openSupport = (event: MouseEvent<HTMLElement>) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (reachable.some((way) => way.href === href)) openSupportWindow(event, href ?? '');
  };
  return (
    <SideMenu
      label={t('main_menu')}
      collapsed={isCollapsed}
      groups={groups}
      onClick={openSupport}
      bottom={isCollapsed ? undefined : <MenuFoot />}
    />
  );
}

/** The application for telephones, and where the site speaks elsewhere. */
function MenuFoot() {
  return (
    <div className="grid gap-3">
      {!isInstalled() && (
        <LatePart>
          <AppLinks />
        </LatePart>
      )}
      <div className="flex flex-wrap gap-1 empty:hidden">
        <SocialLinks />
      </div>
    </div>
  );
}

function GameCount({ gameType, isShown }: { gameType: GameType; isShown: boolean }) {
  return useGameCount(gameType, isShown) ?? null;
}
