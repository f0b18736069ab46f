import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { RadioGroup } from './radio-group.tsx';

function Periods({ initial = 'daily', error }: { initial?: string; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <RadioGroup
      label="Periodo"
      required
      error={error}
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'daily', label: 'Diario', description: 'Se paga cada mañana.' },
        { value: 'weekly', label: 'Semanal', disabled: true },
        { value: 'monthly', label: 'Mensual' },
      ]}
    />
  );
}

test('one stop for the keyboard; arrows skip what cannot be chosen', async () => {
  const screen = await render(<Periods />);
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Diario' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Mensual' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Diario' })).toBeChecked();
});

test('a press on the words chooses, and the description is not part of the name', async () => {
  const screen = await render(<Periods initial="" />);
  const daily = screen.getByRole('radio', { name: 'Diario', exact: true });
  await expect.element(daily).toHaveAccessibleDescription('Se paga cada mañana.');
  await screen.getByText('Diario').click();
  await expect.element(daily).toBeChecked();
});

test('the group is named, required, and described by its error', async () => {
  const screen = await render(<Periods initial="" error="Elige un periodo." />);
  const group = screen.getByRole('radiogroup', { name: 'Periodo', exact: true });
  await expect.element(group).toHaveAttribute('aria-required', 'true');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('Elige un periodo.');
});
