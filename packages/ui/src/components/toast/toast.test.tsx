import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { ToastProvider, useToast, type ToastContent } from './toast.tsx';

function Shower({ content }: { content: ToastContent }) {
  const { show } = useToast();
  return <Button onClick={() => show(content)}>Mostrar</Button>;
}

function page(content: ToastContent) {
  return (
    <ToastProvider label="Avisos" closeLabel="Cerrar aviso">
      <Shower content={content} />
    </ToastProvider>
  );
}

test('a message appears and its button closes it', async () => {
  const screen = await render(page({ tone: 'success', title: 'Depósito acreditado' }));
  await screen.getByRole('button', { name: 'Mostrar' }).click();
  await expect.element(screen.getByText('Depósito acreditado').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect.element(screen.getByRole('button', { name: 'Cerrar aviso' })).not.toBeInTheDocument();
});

test('no more than three messages stand at once', async () => {
  const screen = await render(page({ tone: 'danger', title: 'No pudimos entrar' }));
  for (let press = 0; press < 5; press += 1) await screen.getByRole('button', { name: 'Mostrar' }).click();
  await expect.poll(() => screen.container.ownerDocument.querySelectorAll('[data-slot=toast]').length).toBe(3);
});

test('a message can be shown from below the provider only', async () => {
  await expect(render(<Shower content={{ title: 'Hola' }} />)).rejects.toThrow('ToastProvider');
});

test('messages leave the header of the site in sight', async () => {
  const screen = await render(page({ title: 'Depósito acreditado' }));
  await screen.getByRole('button', { name: 'Mostrar' }).click();
  await expect.element(screen.getByText('Depósito acreditado').first()).toBeVisible();
  const toast = screen.container.ownerDocument.querySelector('[data-slot=toast]');
  const headerHeight =
    16 * Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--q-header-h'));
  expect(headerHeight).toBeGreaterThan(0);
  expect(toast?.getBoundingClientRect().top).toBeGreaterThanOrEqual(headerHeight);
});
