import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { PasswordField } from './password-field.tsx';

test('the text is hidden until the button shows it, and hidden again after', async () => {
  const screen = await render(<PasswordField label="Contraseña" revealLabel="Mostrar" hideLabel="Ocultar" />);
  const input = screen.getByLabelText('Contraseña');
  await expect.element(input).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Mostrar' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Ocultar' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('the strength is said in words', async () => {
  const screen = await render(
    <PasswordField
      label="Contraseña"
      revealLabel="Mostrar"
      hideLabel="Ocultar"
      strength={1}
      strengthLabel="Débil"
      hint="8 a 20 caracteres"
    />,
  );
  await expect.element(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Débil · 8 a 20 caracteres');
});

test('an error is said instead of the strength', async () => {
  const screen = await render(
    <PasswordField
      label="Contraseña"
      revealLabel="Mostrar"
      hideLabel="Ocultar"
      strength={1}
      error="Usa 8 caracteres o más."
    />,
  );
  await expect.element(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Usa 8 caracteres o más.');
});

test('Caps Lock is said while it is on and the field has the focus', async () => {
  const screen = await render(
    <PasswordField label="Contraseña" revealLabel="Mostrar" hideLabel="Ocultar" capsLockLabel="Mayúsculas" />,
  );
  const input = screen.getByLabelText('Contraseña');
  await input.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  input.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Mayúsculas');
  await userEvent.tab();
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});
