import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { VirtualGrid } from './virtual-grid.tsx';

const count = 5_000;
const ranges = vi.fn<(first: number, last: number) => void>();
const grid = (of = count) => (
  <VirtualGrid
    label="Juegos"
    count={of}
    itemKey={(index) => index}
    itemRatio={1}
    rowClassName="grid grid-cols-4 gap-2"
    renderItem={(index) => <button type="button">Juego {index + 1}</button>}
    placeholder={<i>…</i>}
    onRangeChange={ranges}
    style={{ width: 800 }}
  />
);
const drawn = () => document.querySelectorAll('[role=listitem]').length;

test('of five thousand tiles only those in view are drawn, and each knows its place', async () => {
  const screen = await render(grid());
  const first = screen.getByRole('listitem').first();
  await expect.element(first).toHaveAttribute('aria-setsize', '5000');
  await expect.element(first).toHaveAttribute('aria-posinset', '1');
  expect(drawn()).toBeLessThan(80);
  const height = screen.getByRole('list').element().getBoundingClientRect().height;
  expect(height).toBeCloseTo(1250 * 194 + 1249 * 8, -1);
});

test('when it appears every tile has its place at once, and the rows are drawn one after another', async () => {
  const tilesInTurn: number[] = [];
  const watch = new MutationObserver(() =>
    tilesInTurn.push(document.querySelectorAll('[role=listitem] button').length),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  // As on a page: `render` would finish everything in one go.
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(grid(12));
  await expect.poll(() => tilesInTurn.at(-1)).toBe(12);
  watch.disconnect();
  expect(drawn()).toBe(12);
  expect(document.querySelector('[role=listitem] i')).toBeNull();
  expect([...new Set(tilesInTurn)]).toEqual([0, 4, 8, 12]);
  root.unmount();
  host.remove();
});

test('scrolled to the end the last tile is there, and the caller knew which to fetch', async () => {
  const screen = await render(grid());
  await expect.poll(drawn).toBeGreaterThan(4);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(screen.getByRole('button', { name: 'Juego 5000' })).toBeVisible();
  expect(drawn()).toBeLessThan(80);
  await expect.poll(() => ranges.mock.lastCall?.[1]).toBe(count - 1);
  window.scrollTo(0, 0);
});

test('a tile with the focus stays when it is scrolled away', async () => {
  const screen = await render(grid());
  await screen.getByRole('button', { name: 'Juego 1', exact: true }).click();
  window.scrollTo(0, 100_000);
  await expect.element(screen.getByRole('button', { name: 'Juego 2001', exact: true })).toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Juego 1');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Juego 2');
  window.scrollTo(0, 0);
});

test('the last row has what is left, and a list may become empty', async () => {
  const screen = await render(grid(5));
  await expect.poll(drawn).toBe(5);
  await screen.rerender(grid(0));
  await expect.poll(drawn).toBe(0);
});
