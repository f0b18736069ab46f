import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { DropdownMenu, DropdownMenuItem } from './dropdown-menu.tsx';

test('the keyboard opens the menu, walks through it and runs a command', async () => {
  const chosen = vi.fn<() => void>();
  const screen = await render(
    <DropdownMenu trigger={<Button>Cuenta</Button>}>
      <DropdownMenuItem>Mi cuenta</DropdownMenuItem>
      <DropdownMenuItem tone="danger" onSelect={chosen}>
        Cerrar sesión
      </DropdownMenuItem>
    </DropdownMenu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Mi cuenta' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('a link can be a row', async () => {
  const screen = await render(
    <DropdownMenu trigger={<Button>Cuenta</Button>} open>
      <DropdownMenuItem asChild>
        <a href="#account">Mi cuenta</a>
      </DropdownMenuItem>
    </DropdownMenu>,
  );
  await expect.element(screen.getByRole('menuitem', { name: 'Mi cuenta' })).toHaveAttribute('href', '#account');
});
