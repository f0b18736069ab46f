import { cloneElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
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

test.each([
  ['Quedarme', 'Cerrar sesión', 1],
  ['Dejarlas abiertas', 'Cerrar las demás sesiones', 2],
])('the answers "%s" and "%s" stand in %i lines, equally wide, their words inside', async (no, yes, lines) => {
  await page.viewport(1440, 900);
  const { element } = setup();
  const screen = await render(cloneElement(element, { cancelLabel: no, confirmLabel: yes }));
  const answers = [no, yes].map((name) => screen.getByRole('button', { name }).element());
  const boxes = answers.map((button) => button.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(lines);
  expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0);
  for (const button of answers) expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
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
