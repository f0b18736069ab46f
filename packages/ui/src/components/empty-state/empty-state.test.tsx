import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { SearchXIcon } from '../../icons/index.ts';
import { EmptyState } from './empty-state.tsx';

/* A list that is asked for again: on its way, then there. */
function Asked() {
  const [state, setState] = useState<'none' | 'coming' | 'there'>('none');
  const ask = () => {
    setState('coming');
    requestAnimationFrame(() => requestAnimationFrame(() => setState('there')));
  };
  return (
    <div>
      <a href="#top">Inicio</a>
      {state === 'none' && (
        <section>
          <EmptyState icon={<SearchXIcon />} title="Nada" action={<button onClick={ask}>Reintentar</button>} />
        </section>
      )}
      {state === 'coming' && <p aria-busy="true">Cargando</p>}
      {state === 'there' && (
        <ul>
          <li>
            <a href="#uno">Uno</a>
          </li>
        </ul>
      )}
    </div>
  );
}

test('a press that takes it away leaves the keyboard at what takes its place, which is no stop otherwise', async () => {
  const screen = await render(<Asked />);
  (screen.getByRole('button', { name: 'Reintentar' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const list = screen.getByRole('list');
  await expect.element(list).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Uno' })).toHaveFocus();
  await expect.element(list).not.toHaveAttribute('tabindex');
});

test('a focus that is elsewhere stays there', async () => {
  const screen = await render(<Asked />);
  const top = screen.getByRole('link', { name: 'Inicio' });
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  (top.element() as HTMLElement).focus();
  await expect.element(screen.getByRole('list')).toBeVisible();
  await expect.element(top).toHaveFocus();
});
