import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SwitchField } from './switch-field.tsx';

test('a switch says whether it is on and changes when pressed', async () => {
  const changed = vi.fn<(checked: boolean) => void>();
  const screen = await render(
    <SwitchField label="Ocultar mi saldo" detail="Se muestran puntos" onCheckedChange={changed} />,
  );
  const control = screen.getByRole('switch', { name: 'Ocultar mi saldo' });
  await expect.element(control).not.toBeChecked();
  await expect.element(control).toHaveAccessibleDescription('Se muestran puntos');
  await control.click();
  expect(changed).toHaveBeenCalledWith(true);
});
