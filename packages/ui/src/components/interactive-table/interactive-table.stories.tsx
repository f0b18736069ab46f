import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { DownloadIcon, HandCoinsIcon, MailIcon } from '../../icons/index.ts';
import { AccountLines, accountColumns, accounts, manyAccounts, type Account } from '../../testing/accounts.tsx';
import { BulkBar, BulkBarAction } from '../bulk-bar/bulk-bar.tsx';
import { ColumnMenu } from '../column-menu/column-menu.tsx';
import { saveCsv, toCsv } from '../data-table/data-table.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { TableToolbar } from '../table-toolbar/table-toolbar.tsx';
import { InteractiveTable, type InteractiveTableProps } from './interactive-table.tsx';

/* A story needs one type of row. */
function AccountTable(props: InteractiveTableProps<Account>) {
  return <InteractiveTable {...props} />;
}

const guide = {
  status: 'new',
  use: [
    'Take it where people select rows, open a detail below a row, hide columns or sort rows that are all there.',
    'Give every column a `value`: order and CSV come from it, not from what the cell looks like.',
    'Keep `selection.keys` and `hiddenKeys` in the page, so that they survive a change of page or a reload.',
    'Put a `BulkBar` into `bulk`: commands appear where the eye is, over the pager.',
  ],
  avoid: [
    'Do not take it for a plain list: `DataTable` costs a quarter of its bytes.',
    'Do not sort in the browser when only one page of a longer list is there.',
  ],
  keyboard: [
    ['Tab', 'Through the heads, boxes, arrows and controls'],
    ['Space', 'Ticks a box'],
    ['Shift + Space, Shift + click', 'Ticks all rows from the last box to this one'],
    ['Enter or Space', 'On an arrow: opens and closes the detail'],
  ],
} satisfies Guide;

const meta = {
  title: 'Data/InteractiveTable',
  component: AccountTable,
  parameters: { guide },
  args: {
    label: 'Equipo',
    columns: accountColumns,
    rows: accounts,
    rowKey: (row) => row.name,
    locale: 'es-MX',
    sortMode: 'client',
    defaultSort: { key: 'validBet', order: 'desc' },
  },
} satisfies Meta<typeof AccountTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const detail = {
  content: (row: Account) => (
    <DescriptionList
      items={[
        { key: 'seen', term: 'Último acceso', detail: row.lastSeen },
        { key: 'team', term: 'Equipo', detail: row.team === null ? 'Sin equipo' : `${row.team} cuentas` },
      ]}
    />
  ),
  rowLabel: (row: Account) => `Detalle de ${row.name}`,
  headLabel: 'Detalle',
};

function Selecting({ start = [], ...props }: InteractiveTableProps<Account> & { start?: readonly string[] }) {
  const [keys, setKeys] = useState<readonly string[]>(start);
  return (
    <InteractiveTable
      {...props}
      selection={{
        keys,
        onKeysChange: setKeys,
        allLabel: 'Seleccionar la página',
        rowLabel: (row) => `Seleccionar ${row.name}`,
      }}
      bulk={
        <BulkBar
          label="Acciones para las cuentas seleccionadas"
          count={keys.length}
          summary={keys.length === 1 ? '1 seleccionada' : `${keys.length} seleccionadas`}
          clearLabel="Quitar la selección"
          onClear={() => setKeys([])}
        >
          <BulkBarAction>
            <HandCoinsIcon />
            Ofrecer contrato
          </BulkBarAction>
          <BulkBarAction>
            <MailIcon />
            Mensaje
          </BulkBarAction>
        </BulkBar>
      }
    />
  );
}

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
    className="border-t border-line px-4 py-3"
  />
);

export const Default: Story = {};
export const Playground: Story = {
  args: { detail, footer: pager, mobile: (row) => <AccountLines row={row} /> },
  render: (args) => <Selecting {...args} />,
};
export const Selection: Story = {
  args: { footer: pager, mobile: (row) => <AccountLines row={row} /> },
  globals: { density: 'compact' },
  render: (args) => <Selecting {...args} start={['toledo_88', 'theo_gdl']} />,
};
export const AllSelected: Story = {
  args: { footer: pager },
  render: (args) => <Selecting {...args} start={accounts.map((row) => row.name)} />,
};
export const OpenRow: Story = {
  args: { detail, expandedKeys: ['luna.x7'], mobile: (row) => <AccountLines row={row} /> },
};
export const HiddenColumns: Story = {
  render: function WithMenu(args) {
    const [hiddenKeys, setHiddenKeys] = useState<readonly string[]>(['kind', 'lastSeen']);
    return (
      <div className="grid gap-3">
        <TableToolbar
          label="Herramientas"
          end={
            <>
              <ColumnMenu
                label="Columnas"
                columns={args.columns}
                hiddenKeys={hiddenKeys}
                onHiddenKeysChange={setHiddenKeys}
                resetLabel="Mostrar todas"
              />
              <IconButton
                label="Exportar CSV"
                variant="outline"
                onClick={() => saveCsv('equipo.csv', toCsv(args.rows, args.columns))}
              >
                <DownloadIcon />
              </IconButton>
            </>
          }
        />
        <InteractiveTable {...args} hiddenKeys={hiddenKeys} />
      </div>
    );
  },
};
export const PagesInTheBrowser: Story = {
  tags: ['no-screenshot'],
  render: function Paged(args) {
    const rows = manyAccounts(23);
    const [page, setPage] = useState(1);
    const [size, setSize] = useState(10);
    return (
      <InteractiveTable
        {...args}
        columns={args.columns.map((column) => ({ ...column, total: undefined }))}
        rows={rows}
        page={{ number: page, size }}
        footer={
          <Pagination
            label="Páginas"
            page={page}
            pageCount={Math.ceil(rows.length / size)}
            onPageChange={setPage}
            previousLabel="Página anterior"
            nextLabel="Página siguiente"
            pageLabel={(number) => `Página ${number}`}
            summary={`${(page - 1) * size + 1}–${Math.min(page * size, rows.length)} de ${rows.length}`}
            pageSize={{
              label: 'Filas',
              value: size,
              options: [5, 10, 20],
              onChange: (next) => {
                setSize(next);
                setPage(1);
              },
            }}
            className="border-t border-line px-4 py-3"
          />
        }
      />
    );
  },
};
export const Loading: Story = {
  args: { loading: true, detail },
  render: (args) => <Selecting {...args} />,
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { detail, expandedKeys: ['toledo_88'], footer: pager },
  render: (args) => (
    <div className="max-w-200">
      <Selecting {...args} start={['luna.x7']} />
    </div>
  ),
};
