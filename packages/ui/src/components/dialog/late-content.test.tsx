import { Suspense, use, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

/** Waits, once it is asked to, for what `arrive` lets come. */
function LateWords() {
  const [words, setWords] = useState<Promise<string>>();
  const [arrive, setArrive] = useState<() => void>();
  const wait = () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    setArrive(() => () => resolve('Titular'));
    setWords(promise);
  };
  return (
    <Suspense fallback={<p>Nada</p>}>
      <Dialog open onOpenChange={() => undefined} title="Mi cuenta" closeLabel="Cerrar mi cuenta">
        <p>Cuentas de retiro</p>
        <Dialog
          open
          onOpenChange={() => undefined}
          title="Agregar cuenta"
          closeLabel="Cerrar"
          footer={
            <>
              <Button onClick={wait}>Seguir</Button>
              <Button onClick={() => arrive?.()}>Llega</Button>
            </>
          }
        >
          {words !== undefined && <LateField words={words} />}
        </Dialog>
      </Dialog>
    </Suspense>
  );
}

function LateField({ words }: { words: Promise<string> }) {
  return <input aria-label={use(words)} />;
}

test('content that is waited for takes away neither its dialog nor the one below, and gets the focus when it comes', async () => {
  const screen = await render(<LateWords />);
  const dialog = screen.getByRole('dialog', { name: 'Agregar cuenta' });
  await dialog.getByRole('button', { name: 'Seguir' }).click();
  await expect.poll(() => dialog.element().querySelector('[aria-busy="true"]')).not.toBeNull();
  await expect.element(screen.getByText('Cuentas de retiro')).toBeVisible();
  (dialog.getByRole('button', { name: 'Cerrar' }).element() as HTMLElement).focus();
  (dialog.getByRole('button', { name: 'Llega' }).element() as HTMLElement).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Titular' })).toHaveFocus();
});

test('content that comes late leaves the focus where somebody has put it', async () => {
  const screen = await render(<LateWords />);
  const dialog = screen.getByRole('dialog', { name: 'Agregar cuenta' });
  await dialog.getByRole('button', { name: 'Seguir' }).click();
  await dialog.getByRole('button', { name: 'Llega' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Titular' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Llega' })).toHaveFocus();
});
