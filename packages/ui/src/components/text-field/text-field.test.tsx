import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextField } from './text-field.tsx';

test('the label names the input and the hint describes it', async () => {
  const screen = await render(<TextField label="Usuario" hint="Empieza con una letra" />);
  const input = screen.getByRole('textbox', { name: 'Usuario' });
  await expect.element(input).toHaveAccessibleDescription('Empieza con una letra');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test('an error takes the place of the hint and marks the input', async () => {
  const screen = await render(
    <TextField label="Usuario" hint="Empieza con una letra" error="Ese usuario ya existe." />,
  );
  const input = screen.getByRole('textbox', { name: 'Usuario' });
  await expect.element(input).toHaveAccessibleDescription('Ese usuario ya existe.');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByText('Empieza con una letra')).not.toBeInTheDocument();
});

test('a required input says so without the asterisk in its name', async () => {
  const screen = await render(<TextField label="Usuario" required />);
  await expect
    .element(screen.getByRole('textbox', { name: 'Usuario', exact: true }))
    .toHaveAttribute('aria-required', 'true');
});

test('a hidden label still names the input', async () => {
  const screen = await render(<TextField label="Buscar" labelHidden type="search" />);
  await expect.element(screen.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
});

test('latin input stays left to right', async () => {
  const screen = await render(<TextField label="Usuario" ltr />);
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('dir', 'ltr');
});

test('the ref leads to the input, so that a form can focus the first error', async () => {
  const ref = createRef<HTMLInputElement>();
  await render(<TextField label="Usuario" ref={ref} />);
  expect(ref.current?.tagName).toBe('INPUT');
});

test('an invalid field shows when it has the focus', async () => {
  const screen = await render(<TextField label="Usuario" error="Ese usuario ya existe." />);
  const well = () => getComputedStyle(screen.getByRole('textbox').element().parentElement as Element).boxShadow;
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid');
  const before = well();
  await screen.getByRole('textbox').click();
  await expect.poll(() => well()).not.toBe(before);
});
