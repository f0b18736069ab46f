import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { DateField } from './date-field.tsx';

test('a day is given as year, month and day', async () => {
  const changed = vi.fn<(value: string) => void>();
  const screen = await render(
    <DateField label="Fecha de nacimiento" onChange={(event) => changed(event.target.value)} />,
  );
  await screen.getByLabelText('Fecha de nacimiento').fill('1990-05-17');
  expect(changed).toHaveBeenLastCalledWith('1990-05-17');
});

test('an error describes the field', async () => {
  const screen = await render(<DateField label="Fecha de nacimiento" error="Debes tener 18 años o más." />);
  await expect
    .element(screen.getByLabelText('Fecha de nacimiento'))
    .toHaveAccessibleDescription('Debes tener 18 años o más.');
});

test('a day chosen in the calendar reaches the form like one that was typed, and the focus goes back', async () => {
  const changed = vi.fn<(value: string) => void>();
  const screen = await render(
    <DateField
      label="Válido desde"
      defaultValue="2026-11-17"
      min="2026-11-03"
      onChange={(event) => changed(event.target.value)}
      calendar={{
        label: 'Abrir el calendario',
        locale: 'es-MX',
        today: '2026-11-21',
        words: { previousMonth: 'Mes anterior', nextMonth: 'Mes siguiente', today: 'Hoy', selected: 'elegido' },
      }}
    />,
  );
  await screen.getByRole('button', { name: 'Abrir el calendario' }).click();
  await expect.element(screen.getByRole('button', { name: /17 de noviembre de 2026, elegido/ })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: /, 2 de noviembre/ })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByLabelText('Válido desde')).toHaveValue('2026-11-18');
  expect(changed).toHaveBeenLastCalledWith('2026-11-18');
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Abrir el calendario' })).toHaveFocus();
});
