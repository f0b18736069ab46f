import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ToggleButton } from './toggle-button.tsx';

function Compact({ disabled = false }: { disabled?: boolean }) {
  const [pressed, setPressed] = useState(false);
  return (
    <ToggleButton pressed={pressed} onPressedChange={setPressed} disabled={disabled}>
      Filas compactas
    </ToggleButton>
  );
}

test('pointer, Enter and Space turn it on and off, and the state is announced', async () => {
  const screen = await render(<Compact />);
  const button = screen.getByRole('button', { name: 'Filas compactas' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard(' ');
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});

test('an icon alone is named by its label in both states', async () => {
  const changed = vi.fn<(pressed: boolean) => void>();
  const screen = await render(
    <ToggleButton label="Ver como lista" size="icon" pressed onPressedChange={changed}>
      <svg aria-hidden="true" />
    </ToggleButton>,
  );
  await screen.getByRole('button', { name: 'Ver como lista', pressed: true }).click();
  expect(changed).toHaveBeenCalledWith(false);
});

test('a disabled one cannot be reached by keyboard', async () => {
  const screen = await render(<Compact disabled />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button')).not.toHaveFocus();
});
