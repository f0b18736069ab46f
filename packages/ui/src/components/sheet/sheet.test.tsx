import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { swipe } from '../../testing/swipe.ts';
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

function Filters({ side = 'bottom' }: { side?: 'bottom' | 'end' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filtros</Button>
      <Sheet open={open} onOpenChange={setOpen} side={side} title="Filtrar juegos" closeLabel="Cerrar">
        <div style={{ height: 300 }}>Elige un proveedor.</div>
      </Sheet>
    </>
  );
}

test('a sheet without a trigger of its own gives the focus back to what had it', async () => {
  const screen = await render(<Filters />);
  await screen.getByRole('button', { name: 'Filtros' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Filtros' })).toHaveFocus();
});

test('swiped down far enough it closes', async () => {
  const screen = await render(<Filters />);
  await screen.getByRole('button', { name: 'Filtros' }).click();
  const title = screen.getByRole('heading', { name: 'Filtrar juegos' });
  await expect.element(title).toBeVisible();
  swipe(title.element(), 260, 2000);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a flick closes it too', async () => {
  const screen = await render(<Filters />);
  await screen.getByRole('button', { name: 'Filtros' }).click();
  const title = screen.getByRole('heading', { name: 'Filtrar juegos' });
  swipe(title.element(), 90, 90);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('let go early it goes back to its place', async () => {
  const screen = await render(<Filters />);
  await screen.getByRole('button', { name: 'Filtros' }).click();
  const dialog = screen.getByRole('dialog').element();
  swipe(screen.getByRole('heading', { name: 'Filtrar juegos' }).element(), 40, 2000);
  await expect.poll(() => Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('a sheet from the side does not follow the finger', async () => {
  const screen = await render(<Filters side="end" />);
  await screen.getByRole('button', { name: 'Filtros' }).click();
  swipe(screen.getByRole('heading', { name: 'Filtrar juegos' }).element(), 400, 90);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('what lies out of sight can be scrolled by keys', async () => {
  const screen = await render(
    <Sheet open onOpenChange={() => undefined} title="Condiciones" closeLabel="Cerrar">
      <p style={{ height: 3000 }}>Muchas condiciones</p>
    </Sheet>,
  );
  await userEvent.tab();
  const body = document.activeElement;
  expect(body?.textContent).toBe('Muchas condiciones');
  await userEvent.keyboard('{End}');
  await expect.poll(() => body?.scrollTop).toBeGreaterThan(0);
  expect(screen.getByRole('dialog').element().getBoundingClientRect().height).toBeLessThan(window.innerHeight * 0.93);
});

test.each(['bottom', 'start'] as const)('from %s, in a short window all of it scrolls', async (side) => {
  await page.viewport(320, 256);
  await render(
    <Sheet
      open
      onOpenChange={() => undefined}
      side={side}
      title="Menú"
      closeLabel="Cerrar"
      footer={<Button>Aplicar</Button>}
    >
      <p style={{ height: 600 }}>Muchos juegos</p>
    </Sheet>,
  );
  const action = page.getByRole('button', { name: 'Aplicar' }).element();
  await expect.poll(() => page.getByRole('dialog').element().getBoundingClientRect().bottom).toBe(256);
  expect(action.getBoundingClientRect().top, 'the foot comes after the content').toBeGreaterThan(600);
  action.scrollIntoView({ block: 'end' });
  expect(action.getBoundingClientRect().bottom).toBeLessThan(257);
  expect(page.getByRole('heading', { name: 'Menú' }).element().getBoundingClientRect().bottom).toBeLessThan(0);
  await page.viewport(1280, 800);
});

test('in a short window the foot of a side sheet with little in it stays at the edge', async () => {
  await page.viewport(320, 400);
  await render(
    <Sheet
      open
      onOpenChange={() => undefined}
      side="start"
      title="Menú"
      closeLabel="Cerrar"
      footer={<Button>Aplicar</Button>}
    >
      <p>Pocos juegos</p>
    </Sheet>,
  );
  const foot = page.getByRole('button', { name: 'Aplicar' }).element().parentElement;
  expect(foot?.getBoundingClientRect().bottom).toBeCloseTo(400, 0);
  await page.viewport(1280, 800);
});
