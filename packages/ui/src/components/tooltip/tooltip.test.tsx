import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const page = (
  <main>
    <Tooltip content="Reembolso manual">
      <Button>Reembolso</Button>
    </Tooltip>
  </main>
);

test('the focus shows it as the description of its control, Escape hides it', async () => {
  const screen = await render(page);
  await userEvent.tab();
  const control = screen.getByRole('button', { name: 'Reembolso' });
  await expect.element(control).toHaveAccessibleDescription('Reembolso manual');
  await userEvent.keyboard('{Escape}');
  await expect.element(control).not.toHaveAccessibleDescription();
});

test('the pointer shows it inside the main landmark', async () => {
  const screen = await render(page);
  await screen.getByRole('button', { name: 'Reembolso' }).hover();
  await expect.element(screen.getByRole('main').getByRole('tooltip')).toBeInTheDocument();
});
