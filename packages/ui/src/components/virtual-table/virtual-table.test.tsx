import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { DataTableColumn } from '../data-table/data-table.tsx';
import { VirtualTable } from './virtual-table.tsx';

interface Account {
  name: string;
  balance: number;
}

const columns: DataTableColumn<Account>[] = [
  { key: 'name', header: 'Cuenta', cell: (row) => row.name, value: (row) => row.name, total: 'Total' },
  { key: 'balance', header: 'Saldo', sortable: true, cell: (row) => row.balance, value: (row) => row.balance },
];
const rows = Array.from({ length: 10_000 }, (_, index) => ({ name: `cuenta ${index}`, balance: index }));
const detail = {
  content: () => <p style={{ height: 200 }}>Movimientos</p>,
  rowLabel: (row: Account) => `Detalle de ${row.name}`,
  headLabel: 'Detalle',
};
const table = (
  <VirtualTable
    label="Cuentas"
    columns={columns}
    rows={rows}
    rowKey={(row) => row.name}
    sortMode="client"
    height="400px"
    detail={detail}
  />
);

const drawn = () => document.querySelectorAll('tbody tr[data-index]').length;

test('of ten thousand rows only those in view are drawn, and all are counted', async () => {
  const screen = await render(table);
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10002');
  await expect.element(screen.getByRole('row', { name: /cuenta 0 / })).toHaveAttribute('aria-rowindex', '2');
  expect(drawn()).toBeGreaterThan(5);
  expect(drawn()).toBeLessThan(40);
});

test('scrolled to the end the last row is there, just above the totals', async () => {
  const screen = await render(table);
  const region = screen.getByRole('region', { name: 'Cuentas' }).element();
  await expect.poll(drawn).toBeGreaterThan(5);
  region.scrollTop = region.scrollHeight;
  const last = screen.getByRole('row', { name: /cuenta 9999 / });
  await expect.element(last).toHaveAttribute('aria-rowindex', '10001');
  expect(drawn()).toBeLessThan(40);
  region.scrollTop = region.scrollHeight;
  const total = screen.getByRole('row', { name: /Total/ }).element().getBoundingClientRect();
  await expect.poll(() => Math.abs(last.element().getBoundingClientRect().bottom - total.top)).toBeLessThan(2);
});

test('columns keep their width while rows come and go', async () => {
  const screen = await render(table);
  const region = screen.getByRole('region', { name: 'Cuentas' }).element();
  const width = () => screen.getByRole('columnheader', { name: 'Cuenta' }).element().getBoundingClientRect().width;
  const before = width();
  region.scrollTop = 200_000;
  await expect.element(screen.getByRole('row', { name: /cuenta 4\d\d\d / }).first()).toBeVisible();
  expect(width()).toBe(before);
});

test('the row that has the focus stays in the page when it is scrolled away', async () => {
  const screen = await render(table);
  const region = screen.getByRole('region', { name: 'Cuentas' }).element();
  const arrow = screen.getByRole('button', { name: 'Detalle de cuenta 1', exact: true });
  arrow.element().focus({ preventScroll: true });
  region.scrollTop = 300_000;
  await expect.poll(() => document.querySelectorAll('tr[aria-rowindex]').length).toBeGreaterThan(5);
  await expect.element(arrow).toHaveFocus();
});

test('the whole list is sorted, not only what is drawn', async () => {
  const screen = await render(table);
  await screen.getByRole('button', { name: 'Saldo' }).click();
  await expect.element(screen.getByRole('row', { name: /cuenta 9999 / })).toHaveAttribute('aria-rowindex', '2');
});

test('an open row pushes those below it down by the height of its detail', async () => {
  const screen = await render(table);
  const third = screen.getByRole('row', { name: /cuenta 2 / });
  await expect.element(third).toBeVisible();
  const before = third.element().getBoundingClientRect().top;
  await screen.getByRole('button', { name: 'Detalle de cuenta 1', exact: true }).click();
  await expect.element(screen.getByText('Movimientos')).toBeVisible();
  await expect.poll(() => third.element().getBoundingClientRect().top - before).toBeGreaterThan(200);
});
