import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

test('the keyboard opens it, goes inside, and Escape gives the focus back', async () => {
  const screen = await render(
    <Popover label="Rango de fechas" trigger={<Button>Últimos 30 días</Button>}>
      <button type="button">Hoy</button>
    </Popover>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Rango de fechas' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Hoy' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Últimos 30 días' })).toHaveFocus();
});

test('a press beside it closes it', async () => {
  const screen = await render(
    <Popover label="Rango" trigger={<Button>Abrir</Button>}>
      Del 22 oct al 21 nov
    </Popover>,
  );
  await screen.getByRole('button', { name: 'Abrir' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(document.body, { position: { x: 700, y: 600 } });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
