import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { DropdownMenu, DropdownMenuCheckboxItem, DropdownMenuItem } from './dropdown-menu.tsx';

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

test('a check box row changes and leaves the menu open', async () => {
  const changed = vi.fn<(checked: boolean) => void>();
  const screen = await render(
    <DropdownMenu trigger={<Button>Columnas</Button>}>
      <DropdownMenuCheckboxItem checked={false} onCheckedChange={changed}>
        Reembolso
      </DropdownMenuCheckboxItem>
    </DropdownMenu>,
  );
  await screen.getByRole('button', { name: 'Columnas' }).click();
  await screen.getByRole('menuitemcheckbox', { name: 'Reembolso' }).click();
  expect(changed).toHaveBeenCalledWith(true);
  await expect.element(screen.getByRole('menu')).toBeVisible();
});

test('the menu lies in the landmark of its button: in the dialog around it, else in the main part', async () => {
  const menu = (
    <DropdownMenu trigger={<Button>Cuenta</Button>}>
      <DropdownMenuItem>Mi cuenta</DropdownMenuItem>
    </DropdownMenu>
  );
  const screen = await render(
    <>
      <header>{menu}</header>
      <main>Contenido</main>
    </>,
  );
  await screen.getByRole('button', { name: 'Cuenta' }).click();
  await expect.element(screen.getByRole('main').getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.rerender(
    <>
      <main>Contenido</main>
      <div role="dialog" aria-label="Cartera">
        {menu}
      </div>
    </>,
  );
  await screen.getByRole('button', { name: 'Cuenta' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Cartera' }).getByRole('menu')).toBeVisible();
});
