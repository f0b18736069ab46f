import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { SegmentedControl } from './segmented-control.tsx';

test('one stop for the keyboard, arrows change the choice', async () => {
  const chosen = vi.fn<(value: string) => void>();
  const screen = await render(
    <SegmentedControl
      label="Cuenta"
      value="login"
      onValueChange={chosen}
      options={[
        { value: 'login', label: 'Iniciar sesión' },
        { value: 'register', label: 'Registrarse' },
      ]}
    />,
  );
  await expect.element(screen.getByRole('radiogroup', { name: 'Cuenta' })).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Iniciar sesión' }).element());
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen).toHaveBeenCalledWith('register');
});
