import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { DataTable, type DataTableColumn, type SortState } from './data-table.tsx';

interface Account {
  name: string;
  balance: string;
}

const columns: DataTableColumn<Account>[] = [
  { key: 'name', header: 'Cuenta', cell: (row) => row.name, total: 'Total' },
  { key: 'balance', header: 'Saldo', align: 'end', sortable: true, cell: (row) => row.balance, total: '300.00' },
];
const rows: Account[] = [
  { name: 'luna', balance: '100.00' },
  { name: 'theo', balance: '200.00' },
];
const base = { label: 'Equipo', columns, rows, rowKey: (row: Account) => row.name };

test('the table has a name, heads, rows and totals', async () => {
  const screen = await render(<DataTable {...base} />);
  await expect.element(screen.getByRole('table', { name: 'Equipo' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Cuenta' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'theo 200.00' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Total 300.00' })).toBeVisible();
});

test('pressing a sortable head asks for the next order and says the present one', async () => {
  const sorted = vi.fn<(sort: SortState) => void>();
  const screen = await render(<DataTable {...base} sort={{ key: 'balance', order: 'desc' }} onSortChange={sorted} />);
  await expect.element(screen.getByRole('columnheader', { name: 'Saldo' })).toHaveAttribute('aria-sort', 'descending');
  await screen.getByRole('button', { name: 'Saldo' }).click();
  expect(sorted).toHaveBeenCalledWith({ key: 'balance', order: 'asc' });
});

test('a head that cannot be sorted is not a button', async () => {
  const screen = await render(<DataTable {...base} onSortChange={() => undefined} />);
  await expect.element(screen.getByRole('button', { name: 'Cuenta' })).not.toBeInTheDocument();
});

test('while loading there are no old rows and no totals', async () => {
  const screen = await render(<DataTable {...base} loading />);
  await expect.element(screen.getByText('luna')).not.toBeInTheDocument();
  await expect.element(screen.getByText('300.00')).not.toBeInTheDocument();
});

test('without rows the empty state stands there', async () => {
  const screen = await render(<DataTable {...base} rows={[]} empty={<p>Ninguna cuenta</p>} />);
  await expect.element(screen.getByText('Ninguna cuenta')).toBeVisible();
});

test('a name that is longer than a column that breaks is whole, and leaves the heads where they are', async () => {
  const named = columns.map((column) => (column.key === 'name' ? { ...column, breaks: true } : column));
  const long = 'una_cuenta_con_un_nombre_que_no_acaba'.repeat(8);
  const screen = await render(<DataTable {...base} columns={named} />);
  const head = screen.getByRole('columnheader', { name: 'Saldo' });
  const before = head.element().getBoundingClientRect().left;
  await screen.rerender(<DataTable {...base} columns={named} rows={[{ name: long, balance: '100.00' }]} />);
  const name = screen.getByText(long);
  await expect.element(name).toBeVisible();
  expect(head.element().getBoundingClientRect().left).toBe(before);
  const { clientWidth, scrollWidth } = name.element();
  expect(scrollWidth).toBe(clientWidth);
});

test('on a small screen each row is a list item of two lines', async () => {
  await page.viewport(390, 800);
  const screen = await render(<DataTable {...base} mobile={(row) => <b>{row.name}</b>} />);
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('luna');
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});

test('a wide table scrolls inside itself by keyboard and keeps its first column in view', async () => {
  const many = Array.from({ length: 12 }, (_, index): DataTableColumn<Account> => ({
    key: `c${index}`,
    header: `Columna ${index}`,
    width: '200px',
    cell: (row) => row.name,
  }));
  const screen = await render(
    <div style={{ width: 400 }}>
      <DataTable {...base} columns={many} />
    </div>,
  );
  const region = screen.getByRole('region', { name: 'Equipo' }).element();
  expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  region.scrollLeft = 300;
  const first = screen.getByRole('columnheader', { name: 'Columna 0', exact: true }).element();
  await expect.poll(() => first.getBoundingClientRect().left - region.getBoundingClientRect().left).toBeLessThan(2);
});

test('a row that opens does so from its first cell by keyboard and from anywhere by pointer', async () => {
  const opened = vi.fn<(name: string) => void>();
  const screen = await render(<DataTable {...base} onRowClick={(row) => opened(row.name)} />);
  await screen.getByRole('cell', { name: '200.00' }).click();
  screen.getByRole('button', { name: 'luna' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls.flat()).toEqual(['theo', 'luna']);
});

test('a press on a control inside a row does not open the row', async () => {
  const opened = vi.fn<() => void>();
  const pressed = vi.fn<() => void>();
  const withButton: DataTableColumn<Account>[] = [
    ...columns,
    { key: 'menu', header: 'Más', cell: (row) => <button onClick={pressed}>{`Menú de ${row.name}`}</button> },
  ];
  const screen = await render(<DataTable {...base} columns={withButton} onRowClick={opened} />);
  await screen.getByRole('button', { name: 'Menú de luna' }).click();
  expect(pressed).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
});

test('when loading failed, the error stands in place of rows, totals and the empty state', async () => {
  const screen = await render(<DataTable {...base} error={<p role="alert">Sin conexión</p>} empty={<p>Nada</p>} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Sin conexión');
  await expect.element(screen.getByText('luna')).not.toBeInTheDocument();
  await expect.element(screen.getByText('300.00')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Nada')).not.toBeInTheDocument();
});

test('rows in loading are as high as rows, so that nothing moves when they arrive', async () => {
  const screen = await render(<DataTable {...base} loading loadingRowCount={2} />);
  const before = screen.getByRole('region').element().getBoundingClientRect().height;
  await screen.rerender(<DataTable {...base} columns={columns.map((column) => ({ ...column, total: undefined }))} />);
  expect(screen.getByRole('region').element().getBoundingClientRect().height).toBe(before);
});

test('columns in loading are no wider than rows make them, and as wide as what they usually hold', async () => {
  const wide = columns.map((column) => ({ ...column, usualWidth: column.key === 'name' ? '9rem' : undefined }));
  const screen = await render(
    <div style={{ width: 'max-content' }}>
      <DataTable {...base} columns={columns} loading />
      <DataTable {...base} columns={wide} loading />
      <DataTable {...base} columns={columns} rows={[]} />
    </div>,
  );
  const [plain, usual, bare] = screen
    .getByRole('columnheader', { name: 'Cuenta' })
    .elements()
    .map((head) => head.getBoundingClientRect().width);
  expect(plain).toBe(bare);
  expect(usual).toBeGreaterThanOrEqual(144);
});

test('figures end at the right in both directions, and outer cells begin where a card heading does', async () => {
  const screen = await render(
    <div dir="rtl">
      <DataTable {...base} />
    </div>,
  );
  const figure = screen.getByRole('cell', { name: '200.00' }).element();
  expect(getComputedStyle(figure).textAlign).toBe('start');
  const first = screen.getByRole('cell', { name: 'theo' }).element();
  expect(getComputedStyle(first).paddingInlineStart).toBe('15px');
});
