import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { SearchXIcon } from '../../icons/index.ts';
import { AccountLines, accountColumns, accounts, type Account } from '../../testing/accounts.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Money } from '../money/money.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

/* A story needs one type of row. */
function AccountTable(props: DataTableProps<Account>) {
  return <DataTable {...props} />;
}

const guide = {
  status: 'stable',
  use: [
    'Show rows of one kind whose figures people compare; sort and page them on the server.',
    'Give figures `align: "end"`, so that decimal points stand below each other in every language.',
    'Give `mobile` two lines per row: on a phone the table becomes a list.',
    'Give a column of names `breaks: true`: a long one takes a second line and moves no head.',
    'Put the pager into `footer` and sums into `total` of the columns.',
  ],
  avoid: [
    'Do not use it for two or three facts about one thing: that is a `DescriptionList`.',
    'Do not put more than one command into a row; collect them in a menu in the last column.',
    'Do not load thousands of rows into it: `VirtualTable` draws only those in view.',
  ],
  keyboard: [
    ['Tab', 'To the table, its heads, and the controls of its rows'],
    ['Arrow keys', 'Scroll the table while the focus is on it'],
    ['Enter or Space', 'On a head: sorts, and turns the order round; on a row that opens: opens it'],
  ],
} satisfies Guide;

const meta = {
  title: 'Data/DataTable',
  component: AccountTable,
  parameters: { guide },
  args: { label: 'Equipo', columns: accountColumns, rows: accounts, rowKey: (row) => row.name },
} satisfies Meta<typeof AccountTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const pager = (
  <Pagination
    label="Páginas"
    page={1}
    pageCount={301}
    onPageChange={() => undefined}
    previousLabel="Página anterior"
    nextLabel="Página siguiente"
    pageLabel={(page) => `Página ${page}`}
    summary="1–8 de 3,902"
    pageSize={{ label: 'Filas', value: 8, options: [8, 20, 50], onChange: () => undefined }}
    className="border-t border-line px-4 py-3"
  />
);

export const Default: Story = {};
export const Playground: Story = {
  args: {
    sort: { key: 'validBet', order: 'desc' },
    onSortChange: () => undefined,
    isSelected: (row) => row.name === 'luna.x7',
    mobile: (row) => <AccountLines row={row} />,
    footer: pager,
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
export const RowsThatOpen: Story = { args: { onRowClick: () => undefined } };
export const Loading: Story = { args: { loading: true, footer: pager } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={<SearchXIcon />}
        title="Ninguna cuenta con ese nombre"
        detail="Revisa el nombre o quita los filtros."
        tone="neutral"
      />
    ),
  },
};
export const Failed: Story = {
  args: {
    error: (
      <ErrorState
        title="No pudimos cargar tu equipo"
        detail="Vuelve a intentarlo en un momento."
        retry={<Button variant="secondary">Reintentar</Button>}
      />
    ),
  },
};
export const Compact: Story = { globals: { density: 'compact' }, args: { footer: pager } };
export const Touch: Story = { globals: { density: 'touch' } };
export const StickyHeadAndFirstColumn: Story = {
  render: (args) => (
    <div className="max-w-130">
      <DataTable {...args} className="max-h-72" />
    </div>
  ),
};
export const TwoLineRowsOnSmallScreens: Story = {
  args: { mobile: (row) => <AccountLines row={row} /> },
};
export const LongText: Story = {
  args: {
    label: 'Kontenübersicht',
    columns: accountColumns.map((column) => ({
      ...column,
      header:
        { name: 'Kontobezeichnung', validBet: 'Umsatzwirksamer Einsatz', net: 'Nettoertrag' }[column.key] ??
        column.header,
      total: column.key === 'name' ? 'Gesamtsumme aller Zeilen dieser Seite' : column.total,
    })),
  },
};
export const NamesThatBreak: Story = {
  args: {
    columns: accountColumns.map((column) =>
      column.key === 'name' ? { ...column, width: '9rem', breaks: true } : column,
    ),
    rows: accounts.map((row, index) => (index === 1 ? { ...row, name: 'maria_fernanda_de_la_laguna' } : row)),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الفريق',
    onSortChange: () => undefined,
    sort: { key: 'validBet', order: 'desc' },
    columns: [
      {
        key: 'name',
        header: 'الحساب',
        cell: (row) => (
          <b className="font-semibold">
            <bdi>{row.name}</bdi>
          </b>
        ),
        total: 'مجموع الصفحة',
      },
      { key: 'kind', header: 'النوع', cell: (row) => (row.isAgent ? 'وكيل' : 'عضو') },
      {
        key: 'validBet',
        header: 'الرهان الصالح',
        align: 'end',
        sortable: true,
        cell: (row) => <Money amount={row.validBet} locale="ar-EG-u-nu-latn" />,
        total: <Money amount="7087205.15" locale="ar-EG-u-nu-latn" />,
      },
      {
        key: 'net',
        header: 'الربح',
        align: 'end',
        sortable: true,
        cell: (row) => <Money amount={row.net} locale="ar-EG-u-nu-latn" signed />,
      },
    ],
  },
};
