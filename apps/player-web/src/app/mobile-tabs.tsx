import { useTranslation } from '@quetzal/i18n/react';
import { BottomTabBar } from '@quetzal/ui/bottom-tab-bar';
import { CountBadge } from '@quetzal/ui/count-badge';
import { HouseIcon, LayoutGridIcon, PlusIcon, ReceiptTextIcon, UserIcon } from '@quetzal/ui/icons';
import { useLocation } from 'react-router-dom';
import { changedSearch } from '#shared/address-params/use-address-params.ts';
import { centerMenu, isGamePath } from '#shared/addresses/addresses.ts';
import { categoryOf, gameTypes } from '#shared/games/game-types.ts';
import { useUnreadCount } from '#shared/unread/unread.queries.ts';

/** True on a game and on every list of games. */
const isAboutGames = (pathname: string): boolean =>
  isGamePath(pathname) ||
  pathname === '/gameListCenter' ||
  gameTypes.some((gameType) => categoryOf(gameType).path === pathname);

/** The main ways on small screens. Those that need an account open the login for a visitor, then what was asked for. */
export function MobileTabs() {
  const { t } = useTranslation('site-shell');
  const { pathname, search } = useLocation();
  const overlay = new URLSearchParams(search).get('overlay');
  const over = (name: string) => `${pathname}${changedSearch(search, { overlay: name, account: null, deposit: null })}`;
  const onPage = overlay === null;
  const unread = useUnreadCount();
  return (
    <BottomTabBar
      label={t('tab_bar')}
      tabs={[
        { key: 'home', label: t('tabs.home'), icon: <HouseIcon />, href: '/', current: onPage && pathname === '/' },
        {
          key: 'games',
          label: t('tabs.games'),
          icon: <LayoutGridIcon />,
          href: '/rng',
          current: onPage && isAboutGames(pathname),
        },
        {
          key: 'deposit',
          label: t('tabs.deposit'),
          icon: <PlusIcon />,
          href: over('depositv2'),
          featured: true,
          current: overlay === 'depositv2',
        },
        {
          key: 'bets',
          label: t('tabs.bets'),
          icon: <ReceiptTextIcon />,
          href: over('personalHistoryCopy'),
          current: overlay === 'personalHistoryCopy',
        },
        {
          key: 'account',
          label: t('tabs.account'),
          icon: <UserIcon />,
          badge: <CountBadge count={unread} label={t('center.unread', { count: unread })} />,
          href: over(centerMenu),
          current: overlay === centerMenu,
        },
      ]}
    />
  );
}
