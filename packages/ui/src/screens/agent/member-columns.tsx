import { Badge } from '../../components/badge/badge.tsx';
import type { DataTableColumn } from '../../components/data-table/data-table.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../components/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Money } from '../../components/money/money.tsx';
import { Num } from '../../components/num/num.tsx';
import { Percent } from '../../components/percent/percent.tsx';
import { Sparkline } from '../../components/sparkline/sparkline.tsx';
import { EllipsisIcon } from '../../icons/index.ts';
import type { Member } from './accounts.ts';
import { Kind, Person } from './person.tsx';

const locale = 'es-MX';
const states = {
  active: { tone: 'success', label: 'Activa' },
  suspended: { tone: 'danger', label: 'Suspendida' },
  offered: { tone: 'warn', label: 'Contrato por aceptar' },
} as const;

const name: DataTableColumn<Member> = {
  key: 'name',
  header: 'Cuenta',
  hideable: false,
  value: (row) => row.name,
  cell: (row) => <Person member={row} />,
};
const kind: DataTableColumn<Member> = {
  key: 'kind',
  header: 'Tipo',
  value: (row) => (row.isAgent ? 'Agente' : 'Miembro'),
  cell: (row) => <Kind member={row} />,
};
const team: DataTableColumn<Member> = {
  key: 'team',
  header: 'Equipo',
  align: 'end',
  value: (row) => row.team,
  cell: (row) => <Num>{row.team === null ? '—' : row.team.toLocaleString(locale)}</Num>,
};
const validBet: DataTableColumn<Member> = {
  key: 'validBet',
  header: 'Apuesta válida',
  align: 'end',
  sortable: true,
  value: (row) => row.validBet,
  cell: (row) => <Money amount={row.validBet} locale={locale} className="font-semibold text-fg" />,
};
const net: DataTableColumn<Member> = {
  key: 'net',
  header: 'Ganancia',
  align: 'end',
  value: (row) => row.net,
  cell: (row) => <Money amount={row.net} locale={locale} signed />,
};

/** The columns of the short list of the overview. */
export const shortColumns: readonly DataTableColumn<Member>[] = [
  name,
  kind,
  team,
  { ...validBet, sortable: false },
  net,
  {
    key: 'course',
    header: 'Tendencia',
    align: 'end',
    cell: (row) => (
      <Sparkline points={row.course} tone={row.net.startsWith('-') ? 'down' : 'accent'} className="ms-auto w-18" />
    ),
  },
];

/** The columns of the whole team. */
export const teamColumns: readonly DataTableColumn<Member>[] = [
  { ...name, total: 'Total de la página' },
  kind,
  { key: 'line', header: 'Línea', value: (row) => row.line, cell: (row) => <bdi>{row.line}</bdi> },
  team,
  {
    key: 'balance',
    header: 'Saldo',
    align: 'end',
    value: (row) => row.balance,
    cell: (row) => <Money amount={row.balance} locale={locale} />,
    total: <Money amount="252463.65" locale={locale} />,
  },
  { ...validBet, total: <Money amount="7283539.05" locale={locale} /> },
  { ...net, total: <Money amount="794646.25" locale={locale} signed /> },
  {
    key: 'dividend',
    header: 'Dividendo',
    align: 'end',
    value: (row) => row.dividend,
    cell: (row) => (row.dividend === null ? '—' : <Percent value={row.dividend} locale={locale} />),
  },
  { key: 'lastSeen', header: 'Último acceso', cell: (row) => row.lastSeen },
  {
    key: 'state',
    header: 'Estado',
    value: (row) => states[row.state].label,
    cell: (row) => <Badge tone={states[row.state].tone}>{states[row.state].label}</Badge>,
  },
  {
    key: 'actions',
    header: <span className="sr-only">Acciones</span>,
    label: 'Acciones',
    hideable: false,
    cell: (row) => (
      <DropdownMenu
        trigger={
          <IconButton label={`Acciones de ${row.name}`} size="sm">
            <EllipsisIcon />
          </IconButton>
        }
      >
        <DropdownMenuItem>Ver detalle</DropdownMenuItem>
        <DropdownMenuItem>Ofrecer contrato</DropdownMenuItem>
      </DropdownMenu>
    ),
  },
];
