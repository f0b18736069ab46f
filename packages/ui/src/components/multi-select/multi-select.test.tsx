import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { MultiSelect } from './multi-select.tsx';

function Vendors({ initial = [], all }: { initial?: string[]; all?: string }) {
  const [value, setValue] = useState<string[]>(initial);
  return (
    <>
      <MultiSelect
        label="Proveedores"
        placeholder="Todos"
        chipsMax={2}
        locale="es"
        words={{
          open: 'Ver la lista',
          close: 'Cerrar la lista',
          clear: 'Vaciar',
          empty: 'Nada coincide.',
          remove: (label) => `Quitar ${label}`,
          more: (count) => `+${count}`,
          all,
        }}
        options={['Ámbar', 'Copal', 'Nahual', 'Obsidia'].map((label) => ({ value: label, label }))}
        value={value}
        onValueChange={setValue}
      />
      <p data-testid="chosen">{value.join('|') || 'nada'}</p>
    </>
  );
}

test('several are chosen in one go: the list stays open and typing starts anew', async () => {
  const screen = await render(<Vendors />);
  const box = screen.getByRole('combobox', { name: 'Proveedores' });
  await userEvent.click(box);
  await userEvent.keyboard('amb{Enter}');
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('Ámbar');
  await expect.element(box).toHaveValue('');
  await screen.getByRole('option', { name: 'Nahual' }).click();
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('Ámbar|Nahual');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
});

test('Backspace in the empty box takes the last one away', async () => {
  const screen = await render(<Vendors initial={['Copal', 'Nahual']} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('Copal');
});

test('a chip is removed by its own button, and all of them by one', async () => {
  const screen = await render(<Vendors initial={['Ámbar', 'Copal', 'Nahual']} />);
  await screen.getByRole('button', { name: 'Quitar Ámbar' }).click();
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('Copal|Nahual');
  await screen.getByRole('button', { name: 'Vaciar' }).click();
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('nada');
});

test('at rest it shows the first chips and how many more there are; in use it shows all', async () => {
  const screen = await render(<Vendors initial={['Ámbar', 'Copal', 'Nahual', 'Obsidia']} />);
  await expect.element(screen.getByText('+2')).toBeVisible();
  await expect.element(screen.getByLabelText('Quitar Obsidia')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox'));
  await expect.element(screen.getByText('+2')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Quitar Obsidia')).toBeVisible();
});

test('one row chooses everything and takes everything back', async () => {
  const screen = await render(<Vendors initial={['Nahual']} all="Seleccionar todo" />);
  await userEvent.click(screen.getByRole('combobox'));
  await screen.getByRole('option', { name: 'Seleccionar todo' }).click();
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('Nahual|Ámbar|Copal|Obsidia');
  await expect
    .element(screen.getByRole('option', { name: 'Seleccionar todo' }))
    .toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('option', { name: 'Seleccionar todo' }).click();
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('nada');
});
