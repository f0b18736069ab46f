import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const words = {
  open: 'Ver la lista',
  close: 'Cerrar la lista',
  clear: 'Quitar',
  empty: 'Nada coincide.',
  busy: 'Buscando',
  error: 'No pudimos buscar.',
  retry: 'Reintentar',
};
const vendors: ComboboxOption[] = [
  { value: 'obsidia', label: 'Obsidia' },
  { value: 'ambar', label: 'Ámbar', keywords: 'resina' },
  { value: 'nahual', label: 'Nahual', disabled: true },
  { value: 'copal', label: 'Copal', group: 'Antiguos' },
];

function Vendor({ onSearch }: { onSearch?: (query: string, signal: AbortSignal) => Promise<ComboboxOption[]> }) {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="Proveedor"
      words={words}
      options={onSearch ? [] : vendors}
      onSearch={onSearch}
      value={value}
      onValueChange={setValue}
      locale="es"
    />
  );
}

function InDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Filtros" closeLabel="Cerrar">
      <Vendor />
    </Dialog>
  );
}

const asked = vi.fn<(query: string, signal: AbortSignal) => Promise<ComboboxOption[]>>();

beforeEach(() => {
  asked.mockReset();
});

test('typing narrows the list whatever the accents, and Enter chooses', async () => {
  const screen = await render(<Vendor />);
  const box = screen.getByRole('combobox', { name: 'Proveedor' });
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('ambar');
  await expect.element(screen.getByRole('option', { name: 'Ámbar' })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: 'Obsidia' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveValue('Ámbar');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('further words of an option find it too', async () => {
  const screen = await render(<Vendor />);
  await userEvent.tab();
  await userEvent.keyboard('resin');
  await expect.element(screen.getByRole('option', { name: 'Ámbar' })).toBeVisible();
});

test('the pointer opens the list, sees the headings and chooses; the choice can be taken back', async () => {
  const screen = await render(<Vendor />);
  await screen.getByRole('button', { name: 'Ver la lista' }).click();
  await expect.element(screen.getByRole('group', { name: 'Antiguos' })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: 'Nahual' })).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('option', { name: 'Copal' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveValue('Copal');
  await screen.getByRole('button', { name: 'Quitar' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveValue('');
});

test('what is not in the list is not chosen, and that nothing fits is said', async () => {
  const screen = await render(
    <>
      <Vendor />
      <button type="button">Siguiente</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('zzz');
  await expect.element(screen.getByText('Nada coincide.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
  await expect.element(screen.getByRole('combobox')).toHaveValue('');
});

test('a search is made once the typing rests, and its answer is shown', async () => {
  const answer = Promise.withResolvers<ComboboxOption[]>();
  asked.mockReturnValue(answer.promise);
  const screen = await render(<Vendor onSearch={asked} />);
  await userEvent.tab();
  await userEvent.keyboard('nor');
  await expect.element(screen.getByText('Buscando')).toBeVisible();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  answer.resolve([{ value: 'norte', label: 'norte_mx', description: 'Agente' }]);
  await screen.getByRole('option', { name: 'norte_mx Agente' }).click();
  expect(asked.mock.calls.map(([query]) => query)).toEqual(['nor']);
  await expect.element(screen.getByRole('combobox')).toHaveValue('norte_mx');
});

test('a newer question aborts the older one, whose late answer is dropped', async () => {
  const late = Promise.withResolvers<ComboboxOption[]>();
  asked.mockReturnValueOnce(late.promise).mockResolvedValue([{ value: 'b', label: 'Nueva' }]);
  const screen = await render(<Vendor onSearch={asked} />);
  await userEvent.tab();
  await userEvent.keyboard('a');
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await userEvent.keyboard('b');
  await expect.element(screen.getByRole('option', { name: 'Nueva' })).toBeVisible();
  expect(asked.mock.calls[0]?.[1].aborted).toBe(true);
  late.resolve([{ value: 'a', label: 'Vieja' }]);
  await expect.element(screen.getByRole('option', { name: 'Vieja' })).not.toBeInTheDocument();
});

test('a failed search says so and is made again by the button or by Enter', async () => {
  asked
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue([{ value: 'a', label: 'norte_mx' }]);
  const screen = await render(<Vendor onSearch={asked} />);
  await userEvent.tab();
  await userEvent.keyboard('n');
  await expect.element(screen.getByText('No pudimos buscar.')).toBeVisible();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  await expect.element(screen.getByText('No pudimos buscar.')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: 'norte_mx' })).toBeVisible();
});

test('inside a dialog the list can be pressed', async () => {
  const screen = await render(<InDialog onClose={() => undefined} />);
  await screen.getByRole('button', { name: 'Ver la lista' }).click();
  await screen.getByRole('option', { name: 'Copal' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveValue('Copal');
});

test('Escape closes the list first and the dialog around it only the next time', async () => {
  const closed = vi.fn<() => void>();
  const screen = await render(<InDialog onClose={closed} />);
  await screen.getByRole('button', { name: 'Ver la lista' }).click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
});

test('an error describes the box and marks it as invalid', async () => {
  const screen = await render(
    <Combobox
      label="Proveedor"
      required
      error="Elige uno."
      words={words}
      options={vendors}
      value=""
      onValueChange={() => undefined}
    />,
  );
  const box = screen.getByRole('combobox', { name: 'Proveedor' });
  await expect.element(box).toHaveAccessibleDescription('Elige uno.');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAttribute('aria-required', 'true');
});

test('every word around the open list is ours', async () => {
  const screen = await render(<Vendor />);
  await screen.getByRole('button', { name: 'Ver la lista' }).click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[aria-label="Cerrar la lista"]').length).toBe(2);
  expect(document.querySelectorAll('[aria-label="Dismiss"]').length).toBe(0);
});
