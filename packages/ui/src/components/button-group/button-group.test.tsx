import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { ButtonGroup } from './button-group.tsx';

test('the group has a name and every button is a stop of its own', async () => {
  const screen = await render(
    <ButtonGroup label="Reporte">
      <Button>Exportar</Button>
      <Button>Enviar</Button>
    </ButtonGroup>,
  );
  await expect.element(screen.getByRole('group', { name: 'Reporte' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Exportar' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
});

test('neighbours share one border: only the outer corners are round', async () => {
  const screen = await render(
    <ButtonGroup label="Reporte">
      <Button variant="outline">Exportar</Button>
      <Button variant="outline">Enviar</Button>
    </ButtonGroup>,
  );
  const first = getComputedStyle(screen.getByRole('button', { name: 'Exportar' }).element());
  const last = getComputedStyle(screen.getByRole('button', { name: 'Enviar' }).element());
  expect([first.borderTopLeftRadius, first.borderTopRightRadius]).toEqual(['10px', '0px']);
  expect([last.borderTopLeftRadius, last.borderTopRightRadius]).toEqual(['0px', '10px']);
  expect(last.marginLeft).toBe('-1px');
});
