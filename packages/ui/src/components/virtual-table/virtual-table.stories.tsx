import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { SearchXIcon } from '../../icons/index.ts';
import { accountColumns, manyAccounts, type Account } from '../../testing/accounts.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { VirtualTable, type VirtualTableProps } from './virtual-table.tsx';

/* A story needs one type of row. */
function AccountTable(props: VirtualTableProps<Account>) {
  return <VirtualTable {...props} />;
}

const guide = {
  status: 'new',
  use: [
    'Take it where hundreds or thousands of rows are all in the browser: a report, an export, a log.',
    'Give each column a `width`: rows that come and go must not move the columns.',
    'Set `height` to what the page has left, so that only one thing scrolls.',
  ],
  avoid: [
    'Do not take it where the server pages: `DataTable` with a `Pagination` can be found, linked and printed.',
    'Do not put fields into its rows that lose their text when the row is scrolled away.',
  ],
  keyboard: [
    ['Tab', 'To the list, its heads, boxes and arrows'],
    ['Arrow keys, Page Up, Page Down, Home, End', 'Scroll while the focus is on the list'],
    ['Space', 'Ticks a box; with Shift all rows from the last box to this one'],
  ],
} satisfies Guide;

const rows = manyAccounts(10_000);

const meta = {
  title: 'Data/VirtualTable',
  component: AccountTable,
  parameters: { guide },
  args: {
    label: 'Todas las cuentas',
    columns: accountColumns,
    rows,
    rowKey: (row) => row.name,
    locale: 'es-MX',
    sortMode: 'client',
    height: '28rem',
  },
} satisfies Meta<typeof AccountTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    detail: {
      content: (row) => `Último acceso: ${row.lastSeen}`,
      rowLabel: (row) => `Detalle de ${row.name}`,
      headLabel: 'Detalle',
    },
  },
  render: function Selecting(args) {
    const [keys, setKeys] = useState<readonly string[]>([]);
    const rowLabel = (row: Account) => `Seleccionar ${row.name}`;
    return (
      <VirtualTable {...args} selection={{ keys, onKeysChange: setKeys, allLabel: 'Seleccionar todas', rowLabel }} />
    );
  },
};
export const Compact: Story = { globals: { density: 'compact' } };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState icon={<SearchXIcon />} title="Ninguna cuenta con ese nombre" tone="neutral" /> },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'كل الحسابات' } };
