import { Dialog } from '@quetzal/ui/dialog';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { inertOthers } from './inert-others.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header>
        <a href="/">Inicio</a>
      </header>
      <p aria-live="polite">Saldo</p>
      <main>
        <aside inert>Ayer</aside>
        <div id="area">
          <button type="button" onClick={() => setOpen(true)}>
            Reglas
          </button>
        </div>
        <footer>Pie</footer>
      </main>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Reglas" closeLabel="Cerrar">
        Nada
      </Dialog>
    </>
  );
}

const place = (selector: string) => document.querySelector(selector) as HTMLElement;
const isFree = (selector: string) => place(selector).closest('[inert], [aria-hidden="true"]') === null;

test('what lies beside the element is out of reach until it is undone; what tells something stays', async () => {
  await render(<Page />);
  const undo = inertOthers(place('#area'));
  expect(['header', 'footer', 'main', '#area', '[aria-live]'].map(isFree)).toEqual([false, false, true, true, true]);
  undo();
  expect(['header', 'footer', 'aside'].map(isFree)).toEqual([true, true, false]);
});

test.each(['before', 'after'])('a dialog that closes %s it ends leaves nothing out of reach', async (order) => {
  const screen = await render(<Page />);
  const undo = inertOthers(place('#area'));
  await screen.getByRole('button', { name: 'Reglas' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  if (order === 'after') undo();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  if (order === 'before') undo();
  expect(['header', 'footer', '#area'].map(isFree)).toEqual([true, true, true]);
});
