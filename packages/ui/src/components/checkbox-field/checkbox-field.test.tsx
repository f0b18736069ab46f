import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { CheckboxField } from './checkbox-field.tsx';

test('the label toggles the box and so does the space bar', async () => {
  const changed = vi.fn<(checked: boolean) => void>();
  const screen = await render(<CheckboxField label="Recordarme" onCheckedChange={changed} />);
  await screen.getByText('Recordarme').click();
  expect(changed).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(changed).toHaveBeenLastCalledWith(false);
});

test('an error describes the box and marks it as invalid', async () => {
  const screen = await render(
    <CheckboxField label="Acepto los términos" error="Acepta los términos para continuar." />,
  );
  const box = screen.getByRole('checkbox', { name: 'Acepto los términos' });
  await expect.element(box).toHaveAccessibleDescription('Acepta los términos para continuar.');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
});

test('a link in the label leads away without ticking the box', async () => {
  const screen = await render(
    <CheckboxField
      label={
        <>
          Acepto los <a href="#terms">términos</a>
        </>
      }
    />,
  );
  await screen.getByRole('link', { name: 'términos' }).click();
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
});
