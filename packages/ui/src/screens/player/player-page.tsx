import type { ReactNode } from 'react';
import { AppShell } from '../../components/app-shell/app-shell.tsx';
import { BottomTabBar } from '../../components/bottom-tab-bar/bottom-tab-bar.tsx';
import { GiftIcon, HouseIcon, LayoutGridIcon, PlusIcon, UserIcon, type CategoryKey } from '../../icons/index.ts';
import { PlayerFooter } from './player-footer.tsx';
import { PlayerHeader } from './player-header.tsx';
import { PlayerMenu } from './player-menu.tsx';

interface PlayerPageProps {
  /** The kind of game whose page it is; none on the home page. */
  current?: CategoryKey | undefined;
  isVisitor?: boolean | undefined;
  isMenuCollapsed?: boolean | undefined;
  /** Game pages go without one. */
  hasFooter?: boolean | undefined;
  children: ReactNode;
}

/** The frame of the player's pages. */
export function PlayerPage({
  current,
  isVisitor = false,
  isMenuCollapsed = false,
  hasFooter = true,
  children,
}: PlayerPageProps) {
  return (
    <AppShell
      mainId="main"
      sideCollapsed={isMenuCollapsed}
      header={<PlayerHeader {...{ current, isVisitor, isMenuCollapsed }} />}
      side={<PlayerMenu current={current} collapsed={isMenuCollapsed} />}
      footer={hasFooter ? <PlayerFooter /> : undefined}
      tabBar={
        <BottomTabBar
          label="Accesos"
          tabs={[
            { key: 'home', label: 'Inicio', icon: <HouseIcon />, href: '#home', current: current === undefined },
            { key: 'games', label: 'Juegos', icon: <LayoutGridIcon />, href: '#rng', current: current !== undefined },
            { key: 'deposit', label: 'Depositar', icon: <PlusIcon />, href: '#deposit', featured: true },
            { key: 'bonus', label: 'Bonos', icon: <GiftIcon />, href: '#bonus' },
            { key: 'account', label: 'Cuenta', icon: <UserIcon />, href: '#account' },
          ]}
        />
      }
    >
      {children}
    </AppShell>
  );
}
