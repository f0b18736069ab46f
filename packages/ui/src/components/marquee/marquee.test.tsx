import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Marquee } from './marquee.tsx';

const items = [
  'Mantenimiento programado de los juegos',
  'Depósitos por transferencia sin comisión',
  'Rifa de noviembre',
].map((text) => ({ key: text, text }));
const base = {
  label: 'Avisos',
  items,
  previousLabel: 'Anterior',
  nextLabel: 'Siguiente',
  onSelect: () => undefined,
  className: 'w-80',
};

const run = (container: Element) => container.querySelector('ul')?.parentElement?.getAnimations()[0];
const leftOf = (element: Element) => element.getBoundingClientRect().left;

/* An earlier test may have left the pointer where the line comes up. */
beforeEach(() => userEvent.unhover(document.body));
afterEach(() => {
  document.documentElement.dir = 'ltr';
});

test('it runs at 60 px per second', async () => {
  const screen = await render(<Marquee {...base} />);
  await expect.poll(() => run(screen.container)?.playState).toBe('running');
  const listPx = () => screen.container.querySelector('ul')?.offsetWidth ?? Number.NaN;
  await expect
    .poll(() => listPx() / (Number(run(screen.container)?.effect?.getTiming().duration) / 1000))
    .toBeCloseTo(60, 3);
});

test('it stands for three seconds first, so that the first notice can be read from its start', async () => {
  const screen = await render(<Marquee {...base} />);
  await expect.poll(() => run(screen.container)?.playState).toBe('running');
  const animation = run(screen.container) as Animation;
  const first = screen.getByRole('button', { name: 'Mantenimiento programado de los juegos' }).element();
  animation.pause();
  animation.currentTime = 0;
  const startPx = leftOf(first);
  animation.currentTime = 2900;
  expect(leftOf(first)).toBe(startPx);
  animation.currentTime = 4000;
  expect(leftOf(first)).toBeCloseTo(startPx - 60, 0);
});

test('screen readers and the keyboard meet every notice once', async () => {
  const screen = await render(<Marquee {...base} />);
  await expect.poll(() => screen.container.querySelectorAll('ul').length).toBe(2);
  await expect.element(screen.getByRole('button', { name: 'Rifa de noviembre' })).toBeInTheDocument();
  const [, copy] = screen.container.querySelectorAll('ul');
  expect(copy?.getAttribute('aria-hidden')).toBe('true');
  expect([...(copy?.querySelectorAll('button') ?? [])].map((button) => button.tabIndex)).toEqual([-1, -1, -1]);
});

test('it stops under the pointer and goes on after it', async () => {
  const screen = await render(<Marquee {...base} />);
  await expect.poll(() => run(screen.container)?.playState).toBe('running');
  const viewport = screen.container.querySelector('ul')?.parentElement?.parentElement;
  await userEvent.hover(viewport as Element);
  await expect.poll(() => run(screen.container)?.playState).toBe('paused');
  await userEvent.unhover(viewport as Element);
  await expect.poll(() => run(screen.container)?.playState).toBe('running');
});

test('it stays where it is under the pointer when it becomes longer', async () => {
  const screen = await render(<Marquee {...base} />);
  await expect.poll(() => run(screen.container)?.playState).toBe('running');
  const viewport = screen.container.querySelector('ul')?.parentElement?.parentElement;
  await userEvent.hover(viewport as Element);
  await expect.poll(() => run(screen.container)?.playState).toBe('paused');
  const before = run(screen.container);
  await screen.rerender(<Marquee {...base} items={[...items, { key: 'more', text: 'Torneo de fin de semana' }]} />);
  await expect.poll(() => run(screen.container)).not.toBe(before);
  expect(run(screen.container)?.playState).toBe('paused');
});

test('a notice that gets the focus is brought to the start of the line', async () => {
  const screen = await render(<Marquee {...base} />);
  await expect.poll(() => run(screen.container)?.playState).toBe('running');
  const last = screen.getByRole('button', { name: 'Rifa de noviembre' });
  last.element().focus();
  expect(run(screen.container)?.playState).toBe('paused');
  const line = screen.container.querySelector('section');
  await expect.poll(() => leftOf(last.element()) - leftOf(line as Element)).toBeLessThan(40);
  expect(leftOf(last.element())).toBeGreaterThanOrEqual(leftOf(line as Element));
});

test('in right-to-left pages it runs to the right', async () => {
  document.documentElement.dir = 'rtl';
  const screen = await render(<Marquee {...base} />);
  await expect.poll(() => run(screen.container)?.playState).toBe('running');
  const effect = run(screen.container)?.effect as KeyframeEffect;
  expect(effect.getKeyframes()[1]?.['transform']).toMatch(/translateX\(\d/);
});

test('a line that fits stands still', async () => {
  const screen = await render(<Marquee {...base} items={items.slice(2)} className="w-240" />);
  await expect.element(screen.getByRole('button', { name: 'Rifa de noviembre' })).toBeVisible();
  expect(run(screen.container)).toBeUndefined();
});

test('standing still, it shows one notice and two buttons lead through all of them', async () => {
  const chosen = vi.fn<(index: number) => void>();
  const screen = await render(<Marquee {...base} still onSelect={chosen} />);
  await screen.getByRole('button', { name: 'Anterior' }).click();
  await screen.getByRole('button', { name: 'Rifa de noviembre' }).click();
  expect(chosen).toHaveBeenCalledWith(2);
  await screen.getByRole('button', { name: 'Siguiente' }).click();
  await expect.element(screen.getByRole('button', { name: /Mantenimiento/ })).toBeVisible();
});
