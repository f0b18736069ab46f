import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ColumnMenu } from './column-menu.tsx';

const columns = [
  { key: 'name', header: 'Cuenta', cell: () => '' },
  { key: 'team', header: 'Equipo', cell: () => '' },
  { key: 'balance', header: <b>S</b>, label: 'Saldo', cell: () => '' },
  { key: 'menu', header: 'Acciones', hideable: false, cell: () => '' },
];

test('columns are shown and hidden by keyboard without the list closing; the first one cannot be', async () => {
  const changed = vi.fn<(keys: readonly string[]) => void>();
  const screen = await render(
    <ColumnMenu
      label="Columnas"
      columns={columns}
      hiddenKeys={['team']}
      onHiddenKeysChange={changed}
      resetLabel="Todas"
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const team = screen.getByRole('menuitemcheckbox', { name: 'Equipo' });
  const balance = screen.getByRole('menuitemcheckbox', { name: 'Saldo' });
  await expect.element(team).not.toBeChecked();
  await expect.element(balance).toBeChecked();
  expect(screen.getByRole('menuitemcheckbox').elements()).toHaveLength(2);
  // The list moves its focus a moment after the key.
  await expect.element(team).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(changed).toHaveBeenLastCalledWith([]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(balance).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(changed).toHaveBeenLastCalledWith(['team', 'balance']);
  await expect.element(screen.getByRole('menu')).toBeVisible();
});

test('all columns come back with one press', async () => {
  const changed = vi.fn<(keys: readonly string[]) => void>();
  const screen = await render(
    <ColumnMenu
      label="Columnas"
      columns={columns}
      hiddenKeys={['team']}
      onHiddenKeysChange={changed}
      resetLabel="Todas"
    />,
  );
  await screen.getByRole('button', { name: 'Columnas' }).click();
  await screen.getByRole('menuitem', { name: 'Todas' }).click();
  expect(changed).toHaveBeenCalledWith([]);
});
