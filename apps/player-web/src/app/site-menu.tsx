import { useTranslation } from '@quetzal/i18n/react';
import { HouseIcon, MailIcon, MegaphoneIcon, MessageCircleIcon, SendIcon, ShareIcon } from '@quetzal/ui/icons';
import { SideMenu, type SideMenuGroup } from '@quetzal/ui/side-menu';
import { useFlag, useSiteInfo } from '@quetzal/web-kit/site-info';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { changedSearch } from '#shared/address-params/use-address-params.ts';
import { openSupportWindow } from '#shared/customer-service/support-window.ts';
import { supportWays } from '#shared/customer-service/support-ways.ts';
import { useGameCount, usePlayableTypes } from '#shared/games/games.queries.ts';
import { categoryOf, type GameType } from '#shared/games/game-types.ts';

const supportIcons: Readonly<Record<string, ReactNode>> = {
  facebook: <ShareIcon />,
  telegram: <SendIcon />,
  email: <MailIcon />,
  livechat: <MessageCircleIcon />,
};

/** The side menu: home, the categories that can be played, promotions, the ways to reach people. */
export function SiteMenu({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const { t } = useTranslation('site-shell');
  const { pathname, search } = useLocation();
  const { customerService } = useSiteInfo();
  const takesFeedback = useFlag('FEEDBACK3');
  const playable = usePlayableTypes() ?? [];
  const reachable = supportWays(customerService);
  const feedback = {
    key: 'feedback',
    label: t('support.feedback'),
    href: `${pathname}${changedSearch(search, { feedback: 'open' })}`,
    icon: <MegaphoneIcon />,
  };
  const support = [
    ...reachable.map(({ csType, title, href }) => ({
      key: `${csType} ${href}`,
      label: title,
      href,
      icon: supportIcons[csType] ?? <MessageCircleIcon />,
    })),
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
        ...playable.map((gameType) => {
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
    ...(support.length === 0 ? [] : [{ key: 'support', label: t('support.title'), items: support }]),
  ];
  const openSupport = (event: MouseEvent<HTMLElement>) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (reachable.some((way) => way.href === href)) openSupportWindow(event, href ?? '');
  };
  return <SideMenu label={t('main_menu')} collapsed={isCollapsed} groups={groups} onClick={openSupport} />;
}

function GameCount({ gameType, isShown }: { gameType: GameType; isShown: boolean }) {
  return useGameCount(gameType, isShown) ?? null;
}
