import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { BulkBar, BulkBarAction } from '../bulk-bar/bulk-bar.tsx';
import type { DataTableColumn } from '../data-table/data-table.tsx';
import { InteractiveTable, type InteractiveTableProps } from './interactive-table.tsx';

interface Account {
  name: string;
  balance: string | null;
}

const columns: DataTableColumn<Account>[] = [
  { key: 'name', header: 'Cuenta', cell: (row) => row.name, value: (row) => row.name },
  {
    key: 'balance',
    header: 'Saldo',
    align: 'end',
    sortable: true,
    cell: (row) => row.balance ?? '—',
    value: (row) => row.balance,
  },
];
const rows: Account[] = [
  { name: 'ana', balance: '9.00' },
  { name: 'beto', balance: '-50.00' },
  { name: 'caro', balance: null },
  { name: 'dani', balance: '100.00' },
  { name: 'eva', balance: '20.00' },
];
const base = { label: 'Equipo', columns, rows, rowKey: (row: Account) => row.name, locale: 'es' };

function Selecting(props: Partial<InteractiveTableProps<Account>> & { onKeys?: (keys: readonly string[]) => void }) {
  const { onKeys, ...rest } = props;
  const [keys, setKeys] = useState<readonly string[]>([]);
  const change = (next: readonly string[]) => {
    setKeys(next);
    onKeys?.(next);
  };
  return (
    <InteractiveTable
      {...base}
      {...rest}
      selection={{
        keys,
        onKeysChange: change,
        allLabel: 'Todas',
        rowLabel: (row) => `Elegir ${row.name}`,
        ...rest.selection,
      }}
      bulk={
        <BulkBar
          label="Acciones"
          count={keys.length}
          summary={`${keys.length} elegidas`}
          clearLabel="Quitar"
          onClear={() => change([])}
        >
          <BulkBarAction>Mensaje</BulkBarAction>
        </BulkBar>
      }
    />
  );
}

const names = () => [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent);
const lastOf = (spy: { mock: { lastCall?: unknown[] | undefined } }) => spy.mock.lastCall?.[0];

test('rows are sorted in the browser by their values, and what is missing stays at the end in both orders', async () => {
  const screen = await render(<InteractiveTable {...base} sortMode="client" />);
  await screen.getByRole('button', { name: 'Saldo' }).click();
  expect(names()).toEqual(['dani', 'eva', 'ana', 'beto', 'caro']);
  await screen.getByRole('button', { name: 'Saldo' }).click();
  expect(names()).toEqual(['beto', 'ana', 'eva', 'dani', 'caro']);
  await expect.element(screen.getByRole('columnheader', { name: 'Saldo' })).toHaveAttribute('aria-sort', 'ascending');
});

test('with a server behind it the table only asks for another order', async () => {
  const asked = vi.fn<(sort: unknown) => void>();
  const screen = await render(<InteractiveTable {...base} onSortChange={asked} />);
  await screen.getByRole('button', { name: 'Saldo' }).click();
  expect(asked).toHaveBeenCalledWith({ key: 'balance', order: 'desc' });
  expect(names()).toEqual(['ana', 'beto', 'caro', 'dani', 'eva']);
});

test('the box in the head ticks the page, stands between when some are ticked, and unticks again', async () => {
  const keys = vi.fn<(keys: readonly string[]) => void>();
  const screen = await render(<Selecting onKeys={keys} />);
  const all = screen.getByRole('checkbox', { name: 'Todas' });
  await screen.getByRole('checkbox', { name: 'Elegir beto' }).click();
  await expect.element(all).toBePartiallyChecked();
  await all.click();
  expect(lastOf(keys)).toEqual(['beto', 'ana', 'caro', 'dani', 'eva']);
  await expect.element(all).toBeChecked();
  await all.click();
  expect(lastOf(keys)).toEqual([]);
});

test('with Shift everything from the last box to this one is ticked', async () => {
  const keys = vi.fn<(keys: readonly string[]) => void>();
  const screen = await render(<Selecting onKeys={keys} />);
  await screen.getByRole('checkbox', { name: 'Elegir beto' }).click();
  await screen.getByRole('checkbox', { name: 'Elegir dani' }).click({ modifiers: ['Shift'] });
  expect(lastOf(keys)).toEqual(['beto', 'caro', 'dani']);
});

test('rows of other pages stay selected while this page changes', async () => {
  const keys = vi.fn<(keys: readonly string[]) => void>();
  const selection = {
    keys: ['zoe'],
    onKeysChange: keys,
    allLabel: 'Todas',
    rowLabel: (row: Account) => `Elegir ${row.name}`,
  };
  const screen = await render(<InteractiveTable {...base} selection={selection} />);
  await screen.getByRole('checkbox', { name: 'Elegir ana' }).click();
  expect(keys).toHaveBeenCalledWith(['zoe', 'ana']);
});

test('a row that may not be selected has a box that cannot be pressed, and the head leaves it out', async () => {
  const keys = vi.fn<(keys: readonly string[]) => void>();
  const selection = {
    keys: [],
    onKeysChange: keys,
    allLabel: 'Todas',
    rowLabel: (row: Account) => `Elegir ${row.name}`,
    canSelect: (row: Account) => row.name !== 'ana',
  };
  const screen = await render(<InteractiveTable {...base} selection={selection} />);
  await expect.element(screen.getByRole('checkbox', { name: 'Elegir ana' })).toBeDisabled();
  await screen.getByRole('checkbox', { name: 'Todas' }).click();
  expect(keys).toHaveBeenCalledWith(['beto', 'caro', 'dani', 'eva']);
});

test('the bulk bar says how many rows are selected and gives the focus back when it goes', async () => {
  const screen = await render(<Selecting />);
  await expect.element(screen.getByRole('group', { name: 'Acciones' })).not.toBeInTheDocument();
  await screen.getByRole('checkbox', { name: 'Elegir eva' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 elegidas');
  screen.getByRole('button', { name: 'Quitar' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('group', { name: 'Acciones' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('checkbox', { name: 'Todas' })).toHaveFocus();
});

test('a detail is made when its row is opened, and goes when it is closed', async () => {
  const content = vi.fn<(row: Account) => string>((row) => `Movimientos de ${row.name}`);
  const detail = { content, rowLabel: (row: Account) => `Detalle de ${row.name}`, headLabel: 'Detalle' };
  const screen = await render(<InteractiveTable {...base} detail={detail} />);
  expect(content).not.toHaveBeenCalled();
  const arrow = screen.getByRole('button', { name: 'Detalle de caro' });
  await expect.element(arrow).toHaveAttribute('aria-expanded', 'false');
  arrow.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Movimientos de caro')).toBeVisible();
  await expect.element(arrow).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Movimientos de caro')).not.toBeInTheDocument();
});

test('hidden columns are not there', async () => {
  const screen = await render(<InteractiveTable {...base} hiddenKeys={['balance']} />);
  await expect.element(screen.getByRole('columnheader', { name: 'Saldo' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('cell', { name: '9.00' })).not.toBeInTheDocument();
});

test('a page is cut out of the sorted rows, and the head ticks that page only', async () => {
  const keys = vi.fn<(keys: readonly string[]) => void>();
  const screen = await render(
    <Selecting
      sortMode="client"
      defaultSort={{ key: 'balance', order: 'desc' }}
      page={{ number: 2, size: 2 }}
      onKeys={keys}
    />,
  );
  await expect.element(screen.getByRole('row', { name: /ana/ })).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Todas' }).click();
  expect(lastOf(keys)).toEqual(['ana', 'beto']);
});

test('on a small screen the boxes and the details are part of the list', async () => {
  await page.viewport(390, 800);
  const detail = {
    content: () => 'Movimientos',
    rowLabel: (row: Account) => `Detalle de ${row.name}`,
    headLabel: 'Detalle',
  };
  const screen = await render(<Selecting mobile={(row) => <b>{row.name}</b>} detail={detail} />);
  await screen.getByRole('checkbox', { name: 'Elegir dani' }).click();
  await screen.getByRole('button', { name: 'Detalle de ana' }).click();
  await expect.element(screen.getByRole('listitem').nth(1).getByText('Movimientos')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Todas' })).toBePartiallyChecked();
  await page.viewport(1280, 800);
});
