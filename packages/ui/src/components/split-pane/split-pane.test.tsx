import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { SplitPane } from './split-pane.tsx';

function Inbox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ height: 300 }}>
      <SplitPane
        list={
          <button type="button" onClick={() => setOpen(true)}>
            Depósito acreditado
          </button>
        }
        listLabel="Mensajes"
        detail={isOpen ? <p>Sumamos $2,000.00</p> : null}
        detailLabel="Mensaje"
        placeholder={<p>Elige un mensaje</p>}
        handleLabel="Ancho de la lista"
        onBack={() => setOpen(false)}
        backLabel="Volver"
      />
    </div>
  );
}

test('on wide screens both stand side by side', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Inbox />);
  await expect.element(screen.getByText('Elige un mensaje')).toBeVisible();
  await screen.getByRole('button', { name: 'Depósito acreditado' }).click();
  await expect.element(screen.getByRole('region', { name: 'Mensaje' })).toHaveTextContent('Sumamos $2,000.00');
  await expect.element(screen.getByRole('region', { name: 'Mensajes' })).toBeVisible();
  await expect.element(screen.getByRole('separator', { name: 'Ancho de la lista' })).toBeVisible();
});

test('on narrow screens the detail is a page after the list, and going back gives the focus to the row', async () => {
  await page.viewport(390, 800);
  const screen = await render(<Inbox />);
  const row = screen.getByRole('button', { name: 'Depósito acreditado' });
  await row.click();
  await expect.element(screen.getByText('Sumamos $2,000.00')).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Volver' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row).toHaveFocus();
  await page.viewport(1280, 800);
});
