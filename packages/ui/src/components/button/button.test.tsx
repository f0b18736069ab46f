import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { PlusIcon } from '../../icons/index.ts';
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

/** Whether every line of the words of an element stands within it. */
function holdsItsWords(element: Element): boolean {
  const room = element.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(element);
  return [...words.getClientRects()].every(
    (line) => line.left >= room.left && line.right <= room.right && line.top >= room.top && line.bottom <= room.bottom,
  );
}

test.each(['sm', 'md', 'lg'] as const)(
  'words longer than the room of a button (%s) take a second line within it, and the page is not wider',
  async (size) => {
    const screen = await render(
      <div style={{ width: 220 }}>
        <Button size={size}>Ja</Button>
        <Button size={size}>
          <PlusIcon />
          Auszahlung unwiderruflich bestätigen
        </Button>
      </div>,
    );
    const short = screen.getByRole('button', { name: 'Ja' }).element().getBoundingClientRect();
    const long = screen.getByRole('button', { name: /Auszahlung/ }).element();
    expect(long.getBoundingClientRect().width).toBeLessThanOrEqual(220);
    expect(long.getBoundingClientRect().height).toBeGreaterThanOrEqual(short.height);
    expect(long.getBoundingClientRect().height).toBeLessThan(short.height * 2);
    expect(holdsItsWords(long)).toBe(true);
  },
);

test('where the window has room for few letters, a word longer than the room breaks, also while the button is busy', async () => {
  await page.viewport(264, 600);
  const screen = await render(
    <div style={{ width: 120, display: 'flex', flexWrap: 'wrap' }}>
      <Button>Ja</Button>
      <Button busy busyLabel="Wiederherstellungscodes">
        Wiederherstellungscodeserzeugung
      </Button>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Wiederherstellungscodes' }).element();
  expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(120);
  expect(holdsItsWords(button)).toBe(true);
  await page.viewport(1280, 900);
});

/** How many lines the words of an element take. */
function linesOf(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getClientRects().length;
}

test('a button never gets narrower than its longest word for what stands beside it', async () => {
  const screen = await render(
    <div style={{ width: 300, display: 'grid', gridTemplateColumns: 'auto auto' }}>
      <div style={{ width: 260 }} />
      <div style={{ display: 'grid' }}>
        <Button>Code senden</Button>
      </div>
    </div>,
  );
  expect(linesOf(screen.getByRole('button').element())).toBe(2);
});

test.each(['sm', 'md', 'lg'] as const)(
  'letters with marks above and below leave a button (%s) of one line as high as the others, in close rows too',
  async (size) => {
    const screen = await render(
      <div data-density="compact">
        <span style={{ display: 'block', height: `var(--q-control${size === 'md' ? '' : `-${size}`})` }} />
        <Button size={size} lang="ta">
          சேர்
        </Button>
      </div>,
    );
    const least = screen.container.querySelector('span')?.getBoundingClientRect().height;
    expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(least);
  },
);

test('words for which there is room stay on one line, beside a text that can give way', async () => {
  const screen = await render(
    <div style={{ width: 400, display: 'flex' }}>
      <p>Alle anderen Geräte, die mit diesem Konto angemeldet sind, werden sofort abgemeldet.</p>
      <Button>Alle anderen abmelden</Button>
    </div>,
  );
  expect(linesOf(screen.getByRole('button').element())).toBe(1);
});
