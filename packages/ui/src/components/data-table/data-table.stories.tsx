import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchXIcon } from '../../icons/index.ts';
import { Badge } from '../badge/badge.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Money } from '../money/money.tsx';
import { DataTable, type DataTableColumn, type DataTableProps } from './data-table.tsx';

interface Account {
  name: string;
  kind: string;
  validBet: string;
  net: string;
}

const accounts: Account[] = [
  { name: 'toledo_88', kind: 'Agente', validBet: '824110.50', net: '96402.10' },
  { name: 'luna.x7', kind: 'Miembro', validBet: '412900.00', net: '48220.75' },
  { name: 'theo_gdl', kind: 'Agente', validBet: '386204.20', net: '-12480.40' },
];

const columns: DataTableColumn<Account>[] = [
  {
    key: 'name',
    header: 'Cuenta',
    cell: (row) => <b className="font-semibold">{row.name}</b>,
    total: 'Total de la página',
  },
  { key: 'kind', header: 'Tipo', cell: (row) => <Badge tone="info">{row.kind}</Badge> },
  {
    key: 'validBet',
    header: 'Apuesta válida',
    align: 'end',
    sortable: true,
    cell: (row) => <Money amount={row.validBet} locale="es-MX" />,
    total: <Money amount="1623214.70" locale="es-MX" />,
  },
  {
    key: 'net',
    header: 'Ganancia',
    align: 'end',
    sortable: true,
    cell: (row) => <Money amount={row.net} locale="es-MX" signed />,
    total: <Money amount="132142.45" locale="es-MX" signed />,
  },
];

/* A story needs one type of row. */
function AccountTable(props: DataTableProps<Account>) {
  return <DataTable {...props} />;
}

const meta = {
  component: AccountTable,
  args: { label: 'Equipo', columns, rows: accounts, rowKey: (row) => row.name },
} satisfies Meta<typeof AccountTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    sort: { key: 'validBet', order: 'desc' },
    onSortChange: () => undefined,
    isSelected: (row) => row.name === 'luna.x7',
  },
};
export const Sortable: Story = {
  render: function Sorted(args) {
    const [sort, setSort] = useState<typeof args.sort>({ key: 'net', order: 'desc' });
    const by = sort?.key === 'validBet' ? 'validBet' : 'net';
    const rows = accounts.toSorted((a, b) => (Number(a[by]) - Number(b[by])) * (sort?.order === 'asc' ? 1 : -1));
    return <DataTable {...args} rows={rows} sort={sort} onSortChange={setSort} />;
  },
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState icon={<SearchXIcon />} title="Ninguna cuenta con ese nombre" tone="neutral" /> },
};
export const TwoLineRowsOnSmallScreens: Story = {
  args: {
    mobile: (row) => (
      <div className="flex justify-between">
        <b className="text-fg">{row.name}</b>
        <Money amount={row.net} locale="es-MX" signed />
      </div>
    ),
  },
};
