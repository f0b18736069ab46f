import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Collapsible } from './collapsible.tsx';

test('the line opens and closes by pointer and keyboard and says whether it is open', async () => {
  const screen = await render(<Collapsible label="Más filtros">Proveedor</Collapsible>);
  const line = screen.getByRole('button', { name: 'Más filtros' });
  await expect.element(screen.getByText('Proveedor')).not.toBeInTheDocument();
  await line.click();
  await expect.element(screen.getByText('Proveedor')).toBeVisible();
  await expect.element(line).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Proveedor')).not.toBeInTheDocument();
});
