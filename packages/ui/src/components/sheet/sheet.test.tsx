import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Sheet } from './sheet.tsx';

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      side="start"
      title="Menú"
      closeLabel="Cerrar"
      trigger={<Button>Abrir</Button>}
    >
      <a href="#casino">Casino</a>
    </Sheet>
  );
}

test('a sheet is a named dialog that Escape closes, and the focus returns', async () => {
  const screen = await render(<Menu />);
  await screen.getByRole('button', { name: 'Abrir' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' }).element());
});
