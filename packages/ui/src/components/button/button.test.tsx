import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from './button.tsx';

test('a button says its name and answers to mouse and keyboard', async () => {
  const clicked = vi.fn<() => void>();
  const screen = await render(<Button onClick={clicked}>Depositar</Button>);
  const button = screen.getByRole('button', { name: 'Depositar' });
  await button.click();
  await userEvent.keyboard('{Enter}');
  expect(clicked).toHaveBeenCalledTimes(2);
});

test('a busy button says what it does, refuses clicks and keeps the focus', async () => {
  const clicked = vi.fn<() => void>();
  const screen = await render(
    <Button busy busyLabel="Enviando" onClick={clicked}>
      Depositar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Enviando' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  expect(clicked).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button.element());
});

test('a busy button without words of its own keeps its name', async () => {
  const screen = await render(<Button busy>Depositar</Button>);
  await expect.element(screen.getByRole('button', { name: 'Depositar' })).toBeVisible();
});

test('a busy submit button does not submit the form again', async () => {
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const screen = await render(
    <form>
      <Button type="submit" busy>
        Enviar
      </Button>
    </form>,
  );
  screen.container.querySelector('form')?.addEventListener('submit', submitted);
  await screen.getByRole('button').click();
  expect(submitted).not.toHaveBeenCalled();
});

test('a busy button is never narrower than before', async () => {
  const screen = await render(<Button>Depositar dos mil pesos</Button>);
  const idle = screen.getByRole('button').element().getBoundingClientRect().width;
  await screen.rerender(
    <Button busy busyLabel="Enviando">
      Depositar dos mil pesos
    </Button>,
  );
  expect(screen.getByRole('button').element().getBoundingClientRect().width).toBeGreaterThanOrEqual(idle);
});

test('a disabled button cannot be reached by keyboard', async () => {
  const screen = await render(
    <>
      <Button disabled>Retirar</Button>
      <Button>Depositar</Button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Depositar' }).element());
});

test('a link can wear the look of a button and stays a link', async () => {
  const screen = await render(
    <Button asChild>
      <a href="#deposit">Depositar</a>
    </Button>,
  );
  await expect.element(screen.getByRole('link', { name: 'Depositar' })).toHaveAttribute('href', '#deposit');
});

test('a button inside a form does not submit it unless told to', async () => {
  const screen = await render(<Button>Ver</Button>);
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a ref leads to the element', async () => {
  const ref = createRef<HTMLButtonElement>();
  await render(<Button ref={ref}>Depositar</Button>);
  expect(ref.current?.tagName).toBe('BUTTON');
});
