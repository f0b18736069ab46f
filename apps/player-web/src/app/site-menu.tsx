import { useTranslation } from '@quetzal/i18n/react';
import { HouseIcon, MegaphoneIcon, MessageCircleIcon, SendIcon, ShareIcon } from '@quetzal/ui/icons';
import { SideMenu, type SideMenuGroup } from '@quetzal/ui/side-menu';
import { useFlag, useSiteInfo } from '@quetzal/web-kit/site-info';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { changedSearch } from '#shared/address-params/use-address-params.ts';
import { useGameCount, usePlayableTypes } from '#shared/games/games.queries.ts';
import { categoryOf, type GameType } from '#shared/games/game-types.ts';

const supportIcons: Readonly<Record<string, ReactNode>> = {
  facebook: <ShareIcon />,
  telegram: <SendIcon />,
  live_chat: <MessageCircleIcon />,
};

/** The side menu: home, the categories that can be played, the ways to reach people. */
export function SiteMenu({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const { t } = useTranslation('site-shell');
  const { pathname, search } = useLocation();
  const { customerService } = useSiteInfo();
  const takesFeedback = useFlag('FEEDBACK3');
  const playable = usePlayableTypes() ?? [];
  const reachable = customerService.flatMap(({ csType, title, links }) =>
    links[0] === undefined ? [] : [{ csType, title, href: links[0] }],
  );
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
    ...(support.length === 0 ? [] : [{ key: 'support', label: t('support.title'), items: support }]),
  ];
  return <SideMenu label={t('main_menu')} collapsed={isCollapsed} groups={groups} />;
}

function GameCount({ gameType, isShown }: { gameType: GameType; isShown: boolean }) {
  return useGameCount(gameType, isShown) ?? null;
}
