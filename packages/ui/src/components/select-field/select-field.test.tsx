import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { SelectField } from './select-field.tsx';

function State() {
  const [value, setValue] = useState('');
  return (
    <SelectField
      label="Estado"
      placeholder="Todos"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'open', label: 'Abierta' },
        { value: 'settled', label: 'Liquidada' },
      ]}
    />
  );
}

test('the keyboard opens the list, walks through it and chooses', async () => {
  const screen = await render(<State />);
  const box = screen.getByRole('combobox', { name: 'Estado' });
  await expect.element(box).toHaveTextContent('Todos');
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: 'Abierta' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: 'Liquidada' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveTextContent('Liquidada');
});

test('the list can be left without choosing', async () => {
  const screen = await render(<State />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Todos');
  expect(document.activeElement).toBe(screen.getByRole('combobox').element());
});
