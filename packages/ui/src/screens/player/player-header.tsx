import { AppHeader } from '../../components/app-header/app-header.tsx';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { BalancePill } from '../../components/balance-pill/balance-pill.tsx';
import { BrandLogo } from '../../components/brand-logo/brand-logo.tsx';
import { Button } from '../../components/button/button.tsx';
import { CountBadge } from '../../components/count-badge/count-badge.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { LanguageMenu } from '../../components/language-menu/language-menu.tsx';
import { Link } from '../../components/link/link.tsx';
import { ThemeToggle } from '../../components/theme-toggle/theme-toggle.tsx';
import { BellIcon, ChevronDownIcon, PanelLeftIcon, PlusIcon, type CategoryKey } from '../../icons/index.ts';
import { avatarOf, flagOf } from '../art.ts';
import { nothing } from '../screen-parameters.ts';
import { categories } from './categories.ts';
import { Pesos } from './pesos.tsx';

interface PlayerHeaderProps {
  current?: CategoryKey | undefined;
  isVisitor: boolean;
  isMenuCollapsed: boolean;
}

/** The bar of the player's site. */
export function PlayerHeader({ current, isVisitor, isMenuCollapsed }: PlayerHeaderProps) {
  return (
    <AppHeader
      menuButton={
        <IconButton
          label={isMenuCollapsed ? 'Abrir menú' : 'Cerrar menú'}
          aria-expanded={!isMenuCollapsed}
          className="-ms-2 max-md:hidden"
        >
          <PanelLeftIcon className="rtl:-scale-x-100" />
        </IconButton>
      }
      brand={
        <Link href="#home" aria-label="Quetzal, inicio" className="flex-none rounded-md focus-ring">
          <BrandLogo className="max-md:h-7.5 max-md:w-auto" />
        </Link>
      }
      linksLabel="Tipos de juego"
      moreLabel="Más"
      links={categories.map(({ key, label }) => ({ key, label, href: `#${key}`, current: key === current }))}
      end={
        <>
          <Preferences />
          {isVisitor ? <VisitorActions /> : <MemberActions />}
        </>
      }
    />
  );
}

function Preferences() {
  return (
    <div className="flex items-center gap-1 max-md:hidden">
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
        languages={[
          { tag: 'es', ownName: 'Español', flagSrc: flagOf('mx') },
          { tag: 'pt', ownName: 'Português', flagSrc: flagOf('br') },
        ]}
      />
    </div>
  );
}

function VisitorActions() {
  return (
    <div className="flex items-center gap-2">
      <Button variant="secondary" className="max-md:min-h-9.5 max-md:px-3 max-md:text-sm">
        Iniciar sesión
      </Button>
      <Button className="max-md:min-h-9.5 max-md:px-3 max-md:text-sm">Registrarse</Button>
    </div>
  );
}

function MemberActions() {
  return (
    <>
      <BalancePill
        action={
          <Button aria-label="Depositar" className="max-md:px-3">
            <PlusIcon />
            <span className="max-md:hidden">Depositar</span>
          </Button>
        }
      >
        <Pesos amount="12480.50" className="md:hidden" />
        <Pesos amount="12480.50" currency="MXN" className="max-md:hidden" />
      </BalancePill>
      <IconButton label="Mensajes, 3 sin leer" badge={<CountBadge count={3} />} className="md:-mx-1.5">
        <BellIcon />
      </IconButton>
      <button
        type="button"
        aria-label="Menú de carla.mendez"
        className="flex items-center gap-2.5 rounded-md p-1 text-start focus-ring hover:bg-surface-2 max-md:hidden"
      >
        <Avatar src={avatarOf(1)} fallbackSrc={avatarOf(2)} size={36} />
        <span className="max-xl:hidden">
          <span className="block text-sm font-semibold text-fg">
            <bdi>carla.mendez</bdi>
          </span>
          <b className="block text-2xs font-semibold text-gold-text">VIP 3</b>
        </span>
        <ChevronDownIcon className="size-3.5 text-fg-3" />
      </button>
    </>
  );
}
