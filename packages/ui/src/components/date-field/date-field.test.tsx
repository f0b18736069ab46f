import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
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
