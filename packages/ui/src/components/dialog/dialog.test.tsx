import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/dropdown-menu.tsx';
import { swipe } from '../../testing/swipe.ts';
import { Dialog } from './dialog.tsx';

function Limits() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Límites"
      description="Un límite más bajo vale desde ahora."
      closeLabel="Cerrar"
      trigger={<Button>Cambiar límites</Button>}
      footer={<Button>Guardar</Button>}
    >
      <input aria-label="Límite diario" />
    </Dialog>
  );
}

test('the dialog is named and described', async () => {
  const screen = await render(<Limits />);
  await screen.getByRole('button', { name: 'Cambiar límites' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Límites' });
  await expect.element(dialog).toHaveAccessibleDescription('Un límite más bajo vale desde ahora.');
});

test('the focus starts in the first field, not on the closing button', async () => {
  const screen = await render(<Limits />);
  await screen.getByRole('button', { name: 'Cambiar límites' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Límite diario' })).toHaveFocus();
});

test('a file to choose and a box to tick are no first field; a text of many lines is', async () => {
  const screen = await render(
    <Dialog open onOpenChange={() => undefined} title="Cuéntanos" closeLabel="Cerrar">
      <input type="file" aria-label="Imágenes" />
      <input type="checkbox" aria-label="Entiendo" />
      <textarea aria-label="Mensaje" />
    </Dialog>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Mensaje' })).toHaveFocus();
});

test('a field that can only be read is passed over by the focus that a dialog begins with', async () => {
  const screen = await render(
    <Dialog open onOpenChange={() => undefined} title="Contraseña" closeLabel="Cerrar">
      <input aria-label="Usuario" readOnly value="ana" />
      <input aria-label="Contraseña nueva" type="password" />
    </Dialog>,
  );
  await expect.element(screen.getByLabelText('Contraseña nueva')).toHaveFocus();
});

test('the focus stays inside, whichever way the keyboard goes', async () => {
  const screen = await render(<Limits />);
  await screen.getByRole('button', { name: 'Cambiar límites' }).click();
  const dialog = screen.getByRole('dialog').element();
  const reached = new Set<Element>();
  for (let stop = 0; stop < 5; stop += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    if (document.activeElement) reached.add(document.activeElement);
  }
  expect(reached.size).toBe(3);
  await userEvent.tab({ shift: true });
  expect(dialog.contains(document.activeElement)).toBe(true);
});

function LogIn() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Entrar</Button>
      {open && (
        <Dialog open onOpenChange={setOpen} title="Entrar" closeLabel="Cerrar">
          <input aria-label="Usuario" autoFocus />
        </Dialog>
      )}
    </>
  );
}

test('a field that asks for the focus itself does not keep it from going back', async () => {
  const screen = await render(<LogIn />);
  const opener = screen.getByRole('button', { name: 'Entrar' });
  await opener.click();
  await expect.element(screen.getByRole('textbox', { name: 'Usuario' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener.element());
});

function NameForm() {
  const [isLeft, setLeft] = useState(false);
  return (
    <Dialog open onOpenChange={() => undefined} title="Nombre" closeLabel="Cerrar">
      <input aria-label="Nombre" onBlur={() => setLeft(true)} />
      {isLeft ? <p key="error">Escribe tu nombre</p> : <p key="hint">Como en tu documento</p>}
      <Button>Guardar</Button>
    </Dialog>
  );
}

test('the keyboard reaches the next field although something went away with the focus of the one before', async () => {
  const screen = await render(<NameForm />);
  await expect.element(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByText('Escribe tu nombre')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guardar' }).element());
});

test('what asks for the focus from outside does not get it', async () => {
  const screen = await render(
    <>
      <button type="button">Fuera</button>
      <Dialog open onOpenChange={() => undefined} title="Dentro" closeLabel="Cerrar" />
    </>,
  );
  const dialog = screen.getByRole('dialog').element() as HTMLElement;
  dialog.focus();
  screen.container.querySelector('button')?.focus();
  expect(dialog.contains(document.activeElement)).toBe(true);
});

function LeavingMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<Button>Cuenta</Button>}>
        <DropdownMenuItem onSelect={() => setOpen(true)}>Salir</DropdownMenuItem>
      </DropdownMenu>
      {open && <Dialog open onOpenChange={setOpen} title="¿Salir?" closeLabel="Cerrar" />}
    </>
  );
}

test('a dialog that an entry of a menu opened gives the focus back to the button of the menu', async () => {
  const screen = await render(<LeavingMenu />);
  const opener = screen.getByRole('button', { name: 'Cuenta' });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Salir' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: '¿Salir?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener.element());
});

test('Escape closes it and the focus goes back to where it came from', async () => {
  const screen = await render(<Limits />);
  const trigger = screen.getByRole('button', { name: 'Cambiar límites' });
  await trigger.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(trigger.element());
});

test('the closing button closes it', async () => {
  const screen = await render(<Limits />);
  await screen.getByRole('button', { name: 'Cambiar límites' }).click();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

function OpenedByState() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cerrar sesión</Button>
      <Dialog open={open} onOpenChange={setOpen} title="¿Cerrar sesión?" closeLabel="Cerrar">
        Tus apuestas abiertas siguen activas.
      </Dialog>
    </>
  );
}

test('a dialog without a trigger of its own gives the focus back to what had it', async () => {
  const screen = await render(<OpenedByState />);
  const opener = screen.getByRole('button', { name: 'Cerrar sesión' });
  await opener.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

let arrive = (): void => undefined;
const LateTitle = lazy(
  () =>
    new Promise<{ default: ComponentType }>((settle) => {
      arrive = () => settle({ default: () => 'Cambiar contraseña' });
    }),
);

function LatePage() {
  const [open, setOpen] = useState(false);
  return (
    <Suspense fallback={<p>Un momento</p>}>
      <Button onClick={() => setOpen(true)}>Cambiar contraseña</Button>
      <Dialog open={open} onOpenChange={setOpen} title={<LateTitle />} closeLabel="Cerrar">
        <input aria-label="Contraseña" />
      </Dialog>
    </Suspense>
  );
}

test('a dialog that came late, with the page hidden meanwhile, gives the focus back to what opened it', async () => {
  const screen = await render(<LatePage />);
  const opener = screen.getByRole('button', { name: 'Cambiar contraseña' });
  await opener.click();
  await expect.element(screen.getByText('Un momento')).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(document.body);
  arrive();
  await expect.element(screen.getByRole('textbox', { name: 'Contraseña' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

function TallPage() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    window.addEventListener('keydown', ({ key }) => key === 'e' && setOpen(true), { once: true });
  }, []);
  return (
    <>
      <header className="sticky top-0 h-20 bg-canvas">Sitio</header>
      <main tabIndex={-1} className="h-[200vh]">
        Página
      </main>
      <Dialog open={open} onOpenChange={setOpen} title="Entrar" closeLabel="Cerrar" />
    </>
  );
}

test('the page stands where it stood when the focus goes back to all of it', async () => {
  const screen = await render(<TallPage />);
  const main = screen.getByRole('main').element() as HTMLElement;
  main.focus({ preventScroll: true });
  await userEvent.keyboard('e');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(main);
  expect(window.scrollY).toBe(0);
});

test('below 768 px it is a sheet that a swipe closes, above it stays', async () => {
  const screen = await render(<OpenedByState />);
  await screen.getByRole('button', { name: 'Cerrar sesión' }).click();
  swipe(screen.getByRole('heading', { name: '¿Cerrar sesión?' }).element(), 600, 200);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await page.viewport(390, 800);
  swipe(screen.getByRole('heading', { name: '¿Cerrar sesión?' }).element(), 600, 200);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});

test('in a short window all of it scrolls, head and actions with the content', async () => {
  await page.viewport(320, 256);
  await render(
    <Dialog open onOpenChange={() => undefined} title="Cuéntanos" closeLabel="Cerrar" footer={<Button>Enviar</Button>}>
      <textarea aria-label="Mensaje" rows={20} />
    </Dialog>,
  );
  const dialog = page.getByRole('dialog').element();
  const field = page.getByRole('textbox', { name: 'Mensaje' }).element();
  const head = page.getByRole('heading', { name: 'Cuéntanos' }).element();
  const action = page.getByRole('button', { name: 'Enviar' }).element();
  await expect.poll(() => dialog.getBoundingClientRect().bottom).toBe(256);
  action.scrollIntoView({ block: 'end' });
  expect(action.getBoundingClientRect().bottom).toBeLessThan(257);
  expect(head.getBoundingClientRect().bottom, 'the head is out of the way').toBeLessThan(0);
  expect(action.getBoundingClientRect().top, 'the actions come after the content').toBeGreaterThanOrEqual(
    field.getBoundingClientRect().bottom,
  );
  field.scrollIntoView({ block: 'start' });
  expect(action.getBoundingClientRect().top, 'the actions are out of the way').toBeGreaterThan(256);
  await page.viewport(1280, 800);
});

test('what is moved by keys, as a piece of a puzzle, is the beginning as a field is, even while it is fetched', async () => {
  const screen = await render(
    <Dialog open onOpenChange={() => undefined} title="Un paso más" closeLabel="Cerrar">
      <div role="slider" tabIndex={0} aria-label="Pieza" aria-valuenow={0} aria-disabled="true" />
    </Dialog>,
  );
  await expect.element(screen.getByRole('slider', { name: 'Pieza' })).toHaveFocus();
});
