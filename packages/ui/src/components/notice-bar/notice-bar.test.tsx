import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NoticeBar, NoticeBarAction } from './notice-bar.tsx';

test('a notice waits for its turn, danger interrupts', async () => {
  const screen = await render(
    <>
      <NoticeBar tone="warn">Sin conexión</NoticeBar>
      <NoticeBar tone="danger">Cuenta bloqueada</NoticeBar>
    </>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sin conexión');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Cuenta bloqueada');
});

test('it is 36 px high and stays below the header while the page scrolls', async () => {
  const screen = await render(
    <div style={{ height: 4000 }}>
      <NoticeBar>Sin conexión</NoticeBar>
    </div>,
  );
  const bar = screen.getByRole('status').element();
  expect(bar.getBoundingClientRect().height).toBe(36);
  window.scrollTo(0, 900);
  const header = 16 * Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--q-header-h'));
  expect(bar.getBoundingClientRect().top).toBe(header);
  window.scrollTo(0, 0);
});

test('its action and its closing button can be pressed', async () => {
  const verified = vi.fn<() => void>();
  const dismissed = vi.fn<() => void>();
  const screen = await render(
    <NoticeBar
      action={<NoticeBarAction onClick={verified}>Verificar</NoticeBarAction>}
      onDismiss={dismissed}
      dismissLabel="Cerrar aviso"
    >
      Verifica tu correo
    </NoticeBar>,
  );
  await screen.getByRole('button', { name: 'Verificar' }).click();
  await screen.getByRole('button', { name: 'Cerrar aviso' }).click();
  expect(verified).toHaveBeenCalledOnce();
  expect(dismissed).toHaveBeenCalledOnce();
});

test('a link can be the action', async () => {
  const screen = await render(
    <NoticeBar
      action={
        <NoticeBarAction asChild>
          <a href="#verify">Verificar</a>
        </NoticeBarAction>
      }
    >
      Verifica tu correo
    </NoticeBar>,
  );
  await expect.element(screen.getByRole('link', { name: 'Verificar' })).toHaveAttribute('href', '#verify');
});
