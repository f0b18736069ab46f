import { useTranslation } from '@quetzal/i18n/react';
import { LayoutDashboardIcon, ReceiptTextIcon, UserPlusIcon, UsersIcon } from '@quetzal/ui/icons';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths/paths.ts';

/** The pages of the portal, in the order of its menus. */
export function useNavigation() {
  const { t } = useTranslation('agent-shell');
  const { pathname } = useLocation();
  const entries = [
    {
      key: 'overview',
      href: paths.overview,
      icon: <LayoutDashboardIcon />,
      name: t('nav.overview'),
      tab: t('tabs.overview'),
    },
    { key: 'register', href: paths.register, icon: <UserPlusIcon />, name: t('nav.register'), tab: t('tabs.register') },
    { key: 'team', href: paths.team, icon: <UsersIcon />, name: t('nav.team'), tab: t('tabs.team') },
    { key: 'bets', href: paths.bets, icon: <ReceiptTextIcon />, name: t('nav.bets'), tab: t('tabs.bets') },
  ].map((entry) => ({ ...entry, current: matchPath(entry.href, pathname) !== null }));
  return { entries, current: entries.find((entry) => entry.current) };
}
