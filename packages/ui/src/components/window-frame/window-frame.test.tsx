import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { WindowFrame } from './window-frame.tsx';

function Game({ onOpened }: { onOpened?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Jugar
      </button>
      <WindowFrame open={open} onOpenChange={setOpen} title="Frutas Eléctricas" onOpened={onOpened}>
        <button type="button" onClick={() => setOpen(false)}>
          Salir
        </button>
        <iframe title="Juego" srcDoc="<button>Girar</button>" />
      </WindowFrame>
    </>
  );
}

test('the window is named, takes the focus and tells that it has it', async () => {
  const onOpened = vi.fn();
  const screen = await render(<Game onOpened={onOpened} />);
  await screen.getByRole('button', { name: 'Jugar' }).click();
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await expect.element(frame).toHaveFocus();
  expect(onOpened).toHaveBeenCalledOnce();
});

test('the closing button gives the focus back to what opened the window, as Escape does', async () => {
  const screen = await render(<Game />);
  const opener = screen.getByRole('button', { name: 'Jugar' });
  await opener.click();
  await screen.getByRole('button', { name: 'Salir' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a press beside the window does not end what runs in it', async () => {
  const screen = await render(<Game />);
  await screen.getByRole('button', { name: 'Jugar' }).click();
  const frame = screen.getByRole('dialog');
  await expect.element(frame).toHaveFocus();
  const scrim = document.querySelector<HTMLElement>('[data-slot="scrim"]');
  await userEvent.click(scrim ?? document.body, { position: { x: 4, y: 4 } });
  await expect.element(frame).toBeVisible();
});
