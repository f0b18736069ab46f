import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ContextMenu, ContextMenuItem } from './context-menu.tsx';

function tile(onPlay: () => void) {
  return (
    <main>
      <ContextMenu target={<button type="button">Fénix 88</button>}>
        <ContextMenuItem onSelect={onPlay}>Jugar</ContextMenuItem>
        <ContextMenuItem>Copiar enlace</ContextMenuItem>
      </ContextMenu>
    </main>
  );
}

test('a right click opens the menu and a click runs a command', async () => {
  const played = vi.fn<() => void>();
  const screen = await render(tile(played));
  await screen.getByRole('button', { name: 'Fénix 88' }).click({ button: 'right' });
  await screen.getByRole('menuitem', { name: 'Jugar' }).click();
  expect(played).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('the menu key opens it, arrows move, and Escape gives the focus back', async () => {
  const screen = await render(tile(() => undefined));
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Copiar enlace' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Fénix 88' })).toHaveFocus();
});

test('a long press of a finger opens it', async () => {
  const screen = await render(tile(() => undefined));
  const target = screen.getByRole('button', { name: 'Fénix 88' }).element();
  const { x, y } = target.getBoundingClientRect();
  target.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', clientX: x + 5, clientY: y + 5 }),
  );
  await expect.element(screen.getByRole('menu')).toBeVisible();
});

test('the menu lies inside the main landmark', async () => {
  const screen = await render(tile(() => undefined));
  await screen.getByRole('button', { name: 'Fénix 88' }).click({ button: 'right' });
  await expect.element(screen.getByRole('main').getByRole('menu')).toBeVisible();
});
