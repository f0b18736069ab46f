import type { ReactNode } from 'react';
import { AppHeader } from '../../components/app-header/app-header.tsx';
import { AppShell } from '../../components/app-shell/app-shell.tsx';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { BottomTabBar } from '../../components/bottom-tab-bar/bottom-tab-bar.tsx';
import { Button } from '../../components/button/button.tsx';
import { CountBadge } from '../../components/count-badge/count-badge.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { LanguageMenu } from '../../components/language-menu/language-menu.tsx';
import { ThemeToggle } from '../../components/theme-toggle/theme-toggle.tsx';
import {
  ArrowUpRightIcon,
  BellIcon,
  ChevronRightIcon,
  HandCoinsIcon,
  LayoutDashboardIcon,
  MenuIcon,
  SearchIcon,
  UserPlusIcon,
  UsersIcon,
} from '../../icons/index.ts';
import { avatarOf, flagOf } from '../art.ts';
import { nothing } from '../screen-parameters.ts';
import { AgentNav, type AgentPageKey } from './agent-nav.tsx';

/* The portal is denser than the player's site and uses the whole width. */
const measures = '[--q-content-max:1480px] [--q-side-w:240px] md:[--q-header-h:56px]';

/** The frame of the portal's pages. `title` ends the trail. */
export function AgentPage({ current, title, children }: { current: AgentPageKey; title: string; children: ReactNode }) {
  return (
    <div className={measures}>
      <AppShell
        mainId="main"
        sideHeight="full"
        side={<AgentNav current={current} />}
        header={<AppHeader brand={<Trail title={title} />} end={<HeaderEnd />} />}
        tabBar={
          <BottomTabBar
            label="Accesos"
            tabs={[
              {
                key: 'overview',
                label: 'Resumen',
                icon: <LayoutDashboardIcon />,
                href: '#o',
                current: current === 'overview',
              },
              { key: 'team', label: 'Equipo', icon: <UsersIcon />, href: '#team', current: current === 'team' },
              { key: 'register', label: 'Registrar', icon: <UserPlusIcon />, href: '#register' },
              { key: 'contracts', label: 'Contratos', icon: <HandCoinsIcon />, href: '#contracts' },
              { key: 'more', label: 'Más', icon: <MenuIcon />, href: '#more' },
            ]}
          />
        }
      >
        {children}
      </AppShell>
    </div>
  );
}

function Trail({ title }: { title: string }) {
  return (
    <>
      <p className="flex items-center gap-2 text-sm text-fg-3 max-md:hidden">
        Equipo
        <ChevronRightIcon className="size-3.5 rtl:-scale-x-100" />
        <span className="font-semibold text-fg">{title}</span>
      </p>
      <p className="flex items-center gap-2.5 md:hidden">
        <Avatar src={avatarOf(2)} fallbackSrc={avatarOf(1)} size={36} />
        <span>
          <span className="block leading-4.5 font-semibold text-fg">
            <bdi>norte_mx</bdi>
          </span>
          <span className="block text-xs text-fg-3">Agente · nivel 2</span>
        </span>
      </p>
    </>
  );
}

function HeaderEnd() {
  return (
    <>
      <button
        type="button"
        className="flex h-8.5 w-75 items-center gap-2 rounded-[9px] bg-surface-1 ps-3 pe-2 text-sm text-fg-3 shadow-[inset_0_0_0_1px_var(--q-line-2)] hover:bg-surface-2 focus-ring max-lg:hidden"
      >
        <SearchIcon className="size-4" />
        Buscar cuenta, apuesta o reporte
        <kbd className="ms-auto rounded-[5px] bg-surface-3 px-1.5 text-2xs leading-4.5 font-semibold">⌘K</kbd>
      </button>
      <IconButton label="Buscar" className="md:hidden">
        <SearchIcon />
      </IconButton>
      <span className="flex items-center gap-1 max-md:hidden">
        <ThemeToggle
          theme={document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'}
          onThemeChange={nothing}
          toLightLabel="Usar tema claro"
          toDarkLabel="Usar tema oscuro"
        />
        <LanguageMenu
          label="Idioma"
          emptyText="Sin resultados"
          value="es"
          onSelect={nothing}
          languages={[{ tag: 'es', ownName: 'Español', flagSrc: flagOf('mx') }]}
        />
      </span>
      <IconButton label="Avisos, 2 sin leer" badge={<CountBadge count={2} />}>
        <BellIcon />
      </IconButton>
      <Button variant="outline" size="sm" className="max-md:hidden">
        <ArrowUpRightIcon className="rtl:-scale-x-100" />
        Sitio de jugador
      </Button>
    </>
  );
}
