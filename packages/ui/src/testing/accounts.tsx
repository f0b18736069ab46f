import { Avatar } from '../components/avatar/avatar.tsx';
import { Badge } from '../components/badge/badge.tsx';
import type { DataTableColumn } from '../components/data-table/data-table.tsx';
import { Money } from '../components/money/money.tsx';
import { Num } from '../components/num/num.tsx';

/** A row of the stories about tables. */
export interface Account {
  name: string;
  isAgent: boolean;
  team: number | null;
  validBet: string;
  net: string;
  lastSeen: string;
  state: 'active' | 'suspended' | 'offered';
}

const seeds: readonly (readonly [string, number | null, string, string, string, Account['state']])[] = [
  ['norte_mx', 3902, '4862310.40', '612904.15', 'hace 1 min', 'active'],
  ['toledo_88', 412, '824110.50', '96402.10', 'hace 4 min', 'active'],
  ['luna.x7', null, '412900.00', '48220.75', 'hace 12 min', 'active'],
  ['theo_gdl', 188, '386204.20', '-12480.40', 'hace 2 h', 'offered'],
  ['marinaq', null, '240118.90', '21004.60', 'hace 3 h', 'active'],
  ['costa_sur', 96, '198442.30', '18220.15', 'ayer, 22:14', 'active'],
  ['rosa.flam', null, '88210.75', '-4102.30', 'ayer, 19:40', 'active'],
  ['panda99', null, '74908.10', '6240.20', '19 nov', 'suspended'],
];

/** Eight accounts, the same in every story. */
export const accounts: readonly Account[] = seeds.map(([name, team, validBet, net, lastSeen, state]) => ({
  name,
  isAgent: team !== null,
  team,
  validBet,
  net,
  lastSeen,
  state,
}));

/** A long list of accounts whose figures fall from row to row. */
export function manyAccounts(count: number): Account[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = accounts[index % accounts.length] as Account;
    const cents = String((index * 37) % 100).padStart(2, '0');
    return {
      ...seed,
      name: `${seed.name}_${index + 1}`,
      validBet: `${(count - index) * 412}.${cents}`,
      net: `${index % 7 === 0 ? '-' : ''}${((count - index) * 19) % 90_000}.${cents}`,
    };
  });
}

const states = {
  active: { tone: 'success', label: 'Activa' },
  suspended: { tone: 'danger', label: 'Suspendida' },
  offered: { tone: 'warn', label: 'Contrato por aceptar' },
} as const;

/** The columns of the stories about tables. */
export const accountColumns: DataTableColumn<Account>[] = [
  {
    key: 'name',
    header: 'Cuenta',
    width: '14rem',
    value: (row) => row.name,
    sortable: true,
    cell: (row) => (
      <span className="flex items-center gap-2.5">
        <Avatar fallbackSrc={row.isAgent ? '/avatar-a1.webp' : '/avatar-a5.webp'} size={28} />
        <b className="font-semibold">
          <bdi>{row.name}</bdi>
        </b>
      </span>
    ),
    total: 'Total de la página',
  },
  {
    key: 'kind',
    header: 'Tipo',
    value: (row) => (row.isAgent ? 'Agente' : 'Miembro'),
    cell: (row) => (row.isAgent ? <Badge tone="info">Agente</Badge> : <Badge>Miembro</Badge>),
  },
  {
    key: 'team',
    header: 'Equipo',
    align: 'end',
    sortable: true,
    value: (row) => row.team,
    cell: (row) => <Num>{row.team === null ? '—' : row.team.toLocaleString('es-MX')}</Num>,
  },
  {
    key: 'validBet',
    header: 'Apuesta válida',
    align: 'end',
    width: '11rem',
    sortable: true,
    value: (row) => row.validBet,
    cell: (row) => <Money amount={row.validBet} locale="es-MX" className="font-semibold text-fg" />,
    total: <Money amount="7087205.15" locale="es-MX" />,
  },
  {
    key: 'net',
    header: 'Ganancia',
    align: 'end',
    width: '11rem',
    sortable: true,
    value: (row) => row.net,
    cell: (row) => <Money amount={row.net} locale="es-MX" signed />,
    total: <Money amount="786409.25" locale="es-MX" signed />,
  },
  { key: 'lastSeen', header: 'Último acceso', value: (row) => row.lastSeen, cell: (row) => row.lastSeen },
  {
    key: 'state',
    header: 'Estado',
    value: (row) => states[row.state].label,
    cell: (row) => <Badge tone={states[row.state].tone}>{states[row.state].label}</Badge>,
  },
];

/** Two lines for a small screen. */
export function AccountLines({ row }: { row: Account }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <b className="truncate font-semibold text-fg">{row.name}</b>
      <Money amount={row.net} locale="es-MX" signed className="text-end font-semibold" />
      <span className="text-xs text-fg-3">{row.lastSeen}</span>
      <Money amount={row.validBet} locale="es-MX" className="text-end text-xs text-fg-3" />
    </span>
  );
}
