import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { CommandPalette, useCommandKey, type CommandGroup } from './command-palette.tsx';

const ran = vi.fn<(id: string) => void>();
const search = vi.fn<(query: string, signal: AbortSignal) => Promise<CommandGroup[]>>();

beforeEach(() => {
  ran.mockReset();
  search.mockReset();
});

function Portal({ searching = false }: { searching?: boolean }) {
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen(true));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buscar
      </button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        onSearch={searching ? search : undefined}
        locale="es"
        groups={[
          { label: 'Recientes', recent: true, commands: [{ id: 'r', label: 'toledo_88', onRun: () => ran('r') }] },
          {
            label: 'Páginas',
            commands: [
              { id: 'team', label: 'Gestión de equipo', onRun: () => ran('team') },
              { id: 'loss', label: 'Pérdidas', keywords: 'reporte', onRun: () => ran('loss') },
            ],
          },
        ]}
        words={{
          title: 'Buscar y ejecutar',
          placeholder: 'Página o acción',
          empty: 'Nada coincide.',
          busy: 'Buscando',
          error: 'No pudimos buscar.',
          retry: 'Reintentar',
          move: 'Moverse',
          run: 'Abrir',
          close: 'Cerrar',
        }}
      />
    </>
  );
}

test('Ctrl+K opens it with the focus in the box, Escape closes it and gives the focus back', async () => {
  const screen = await render(<Portal />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.getByRole('dialog', { name: 'Buscar y ejecutar' })).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Buscar y ejecutar' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Buscar' })).toHaveFocus();
});

test('typing narrows whatever the accents, Enter runs the first one and closes', async () => {
  const screen = await render(<Portal />);
  await screen.getByRole('button', { name: 'Buscar' }).click();
  await expect.element(screen.getByRole('option', { name: 'toledo_88' })).toBeVisible();
  await userEvent.keyboard('gestion');
  await expect.element(screen.getByRole('option', { name: 'toledo_88' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(ran).toHaveBeenCalledExactlyOnceWith('team');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('arrows walk over the groups, the pointer runs too', async () => {
  const screen = await render(<Portal />);
  await screen.getByRole('button', { name: 'Buscar' }).click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(ran).toHaveBeenLastCalledWith('loss');
  await screen.getByRole('button', { name: 'Buscar' }).click();
  await screen.getByRole('option', { name: 'toledo_88' }).click();
  expect(ran).toHaveBeenLastCalledWith('r');
});

test('what is found elsewhere stands after what the page offers, whatever its name', async () => {
  search.mockResolvedValue([{ label: 'Cuentas', commands: [{ id: 'x', label: 'theo_gdl', onRun: () => ran('x') }] }]);
  const screen = await render(<Portal searching />);
  await screen.getByRole('button', { name: 'Buscar' }).click();
  await userEvent.keyboard('reporte');
  await screen.getByRole('option', { name: 'theo_gdl' }).click();
  expect(search.mock.calls.map(([query]) => query)).toEqual(['reporte']);
  expect(ran).toHaveBeenLastCalledWith('x');
});

test('that nothing fits is said, and so is a search that failed', async () => {
  search.mockRejectedValueOnce(new Error('offline')).mockResolvedValue([]);
  const screen = await render(<Portal searching />);
  await screen.getByRole('button', { name: 'Buscar' }).click();
  // At once: where keys come slowly each would be searched for, and the second search succeeds.
  await screen.getByRole('combobox').fill('zzz');
  await expect.element(screen.getByText('No pudimos buscar.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Nada coincide.')).toBeVisible();
  expect(search).toHaveBeenCalledTimes(2);
});

test('every word in it is ours', async () => {
  const screen = await render(<Portal />);
  await screen.getByRole('button', { name: 'Buscar' }).click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  expect(document.querySelectorAll('[aria-label="Dismiss"]').length).toBe(0);
});
