import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { AlertDialog } from './alert-dialog.tsx';

function setup() {
  const confirmed = vi.fn<() => void>();
  const changed = vi.fn<(open: boolean) => void>();
  const element = (
    <AlertDialog
      open
      onOpenChange={changed}
      onConfirm={confirmed}
      title="¿Cerrar sesión?"
      description="Tus apuestas abiertas siguen activas."
      confirmLabel="Cerrar sesión"
      cancelLabel="Quedarme"
    />
  );
  return { confirmed, changed, element };
}

test('the harmless answer has the focus', async () => {
  const { element, confirmed, changed } = setup();
  const screen = await render(element);
  await expect.element(screen.getByRole('alertdialog', { name: '¿Cerrar sesión?' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(changed).toHaveBeenCalledWith(false);
  expect(confirmed).not.toHaveBeenCalled();
});

test('confirming leaves it to the caller to close', async () => {
  const { element, confirmed, changed } = setup();
  const screen = await render(element);
  await screen.getByRole('button', { name: 'Cerrar sesión' }).click();
  expect(confirmed).toHaveBeenCalledOnce();
  expect(changed).not.toHaveBeenCalled();
});

test('Escape answers no', async () => {
  const { element, changed } = setup();
  await render(element);
  await userEvent.keyboard('{Escape}');
  expect(changed).toHaveBeenCalledWith(false);
});

test('a press beside it is not an answer', async () => {
  const { element, changed } = setup();
  await render(element);
  document.querySelector('[data-slot=scrim]')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(changed).not.toHaveBeenCalled();
});

function OpenedByState() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Salir</Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
        title="¿Cerrar sesión?"
        description="Tus apuestas abiertas siguen activas."
        confirmLabel="Cerrar sesión"
        cancelLabel="Quedarme"
      />
    </>
  );
}

test('the focus goes back to what opened it, whatever the answer', async () => {
  const screen = await render(<OpenedByState />);
  const opener = screen.getByRole('button', { name: 'Salir' });
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.element(opener).toHaveFocus();
});
