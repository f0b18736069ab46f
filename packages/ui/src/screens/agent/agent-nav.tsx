import { Avatar } from '../../components/avatar/avatar.tsx';
import { Badge } from '../../components/badge/badge.tsx';
import { BrandLogo } from '../../components/brand-logo/brand-logo.tsx';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { CountBadge } from '../../components/count-badge/count-badge.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { SideMenu, type SideMenuGroup } from '../../components/side-menu/side-menu.tsx';
import {
  CalendarIcon,
  ChartLineIcon,
  ChevronsUpDownIcon,
  ClockIcon,
  EyeIcon,
  HandCoinsIcon,
  LayoutDashboardIcon,
  MegaphoneIcon,
  ReceiptTextIcon,
  ScrollTextIcon,
  TargetIcon,
  UserPlusIcon,
  UsersIcon,
  WalletIcon,
} from '../../icons/index.ts';
import { avatarOf } from '../art.ts';
import { Pesos } from '../player/pesos.tsx';

/** A page of the portal that the screens show. */
export type AgentPageKey = 'overview' | 'team';

const groups: readonly SideMenuGroup[] = [
  {
    key: 'first',
    items: [
      { key: 'news', label: 'Anuncios', href: '#news', icon: <MegaphoneIcon />, end: <CountBadge count={2} /> },
      { key: 'overview', label: 'Resumen del equipo', href: '#overview', icon: <LayoutDashboardIcon /> },
    ],
  },
  {
    key: 'team',
    label: 'Equipo',
    items: [
      { key: 'register', label: 'Registrar cuenta', href: '#register', icon: <UserPlusIcon /> },
      { key: 'team', label: 'Gestión de equipo', href: '#team', icon: <UsersIcon /> },
      { key: 'bets', label: 'Apuestas del equipo', href: '#bets', icon: <ReceiptTextIcon /> },
      { key: 'losses', label: 'Pérdidas de usuarios', href: '#losses', icon: <ChartLineIcon /> },
    ],
  },
  {
    key: 'income',
    label: 'Ingresos',
    items: [
      { key: 'income', label: 'Mis ingresos', href: '#income', icon: <WalletIcon /> },
      { key: 'lines', label: 'Detalle de cuenta', href: '#lines', icon: <ScrollTextIcon /> },
      { key: 'dividend', label: 'Dividendos', href: '#dividend', icon: <HandCoinsIcon /> },
      { key: 'day', label: 'Salario diario', href: '#day', icon: <CalendarIcon /> },
      { key: 'hour', label: 'Salario por hora', href: '#hour', icon: <ClockIcon /> },
      { key: 'live', label: 'Salario en tiempo real', href: '#live', icon: <TargetIcon /> },
    ],
  },
];

/** The side menu of the agents' portal. */
export function AgentNav({ current }: { current: AgentPageKey }) {
  return (
    <SideMenu
      label="Menú"
      className="px-2.5 pt-3 pb-3.5"
      top={<Top />}
      groups={groups.map((group) => ({
        ...group,
        items: group.items.map((item) => ({ ...item, current: item.key === current })),
      }))}
      bottom={<Balance />}
    />
  );
}

function Top() {
  return (
    <>
      <div className="mb-3 flex items-center justify-between px-2">
        <BrandLogo title="Quetzal" size={32} />
        <Badge tone="accent">Agentes</Badge>
      </div>
      <button
        type="button"
        className="mb-1.5 flex h-12 w-full items-center gap-2.5 rounded-md bg-surface-1 px-2 text-start shadow-[inset_0_0_0_1px_var(--q-line)] hover:bg-surface-2 focus-ring"
      >
        <Avatar src={avatarOf(2)} fallbackSrc={avatarOf(1)} size={30} />
        <span className="min-w-0 flex-1">
          <span className="block text-sm leading-4.5 font-semibold text-fg">
            <bdi>norte_mx</bdi>
          </span>
          <span className="block text-2xs leading-[1.27] text-fg-3">Agente · nivel 2</span>
        </span>
        <ChevronsUpDownIcon className="size-4 text-fg-3" />
      </button>
    </>
  );
}

function Balance() {
  return (
    <Card padding="sm" variant="flat" className="grid gap-2">
      <div className="flex items-center justify-between text-xs text-fg-3">
        Saldo de agente
        <IconButton label="Ocultar el saldo" size="sm" className="-m-1.5">
          <EyeIcon />
        </IconButton>
      </div>
      <p className="font-display text-xl leading-6 font-bold tracking-tight text-fg">
        <Pesos amount="184206.35" />
      </p>
      <div className="grid grid-cols-2 gap-1.5">
        <Button size="sm">Retirar</Button>
        <Button size="sm" variant="secondary">
          Transferir
        </Button>
      </div>
    </Card>
  );
}
