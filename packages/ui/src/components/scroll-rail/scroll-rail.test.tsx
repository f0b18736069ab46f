import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ScrollRail } from './scroll-rail.tsx';

const words = { label: 'Proveedores', previousLabel: 'Anteriores', nextLabel: 'Siguientes' };
const chips = (count: number, pressed = -1) =>
  Array.from({ length: count }, (_, index) => (
    <button key={index} type="button" aria-pressed={index === pressed} style={{ flex: 'none', width: 200 }}>
      {`Chip ${index + 1}`}
    </button>
  ));

/** Whether a chip lies within the row. */
function isInView(container: Element, name: string): boolean {
  const frame = container.querySelector('[role="group"]')?.getBoundingClientRect();
  const chip = [...container.querySelectorAll('[role="group"] button')]
    .find(({ textContent }) => textContent === name)
    ?.getBoundingClientRect();
  return frame !== undefined && chip !== undefined && chip.left >= frame.left - 1 && chip.right <= frame.right + 1;
}

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

test('a row that fits has no arrows', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<ScrollRail {...words}>{chips(3)}</ScrollRail>);
  await expect.element(screen.getByRole('button', { name: 'Chip 3' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Siguientes' })).not.toBeInTheDocument();
});

for (const dir of ['ltr', 'rtl'])
  test(`arrows bring what lies beyond the edge, and rest at the ends (${dir})`, async () => {
    await page.viewport(1280, 800);
    document.documentElement.dir = dir;
    const screen = await render(<ScrollRail {...words}>{chips(9)}</ScrollRail>);
    const [back, on] = [
      screen.getByRole('button', { name: 'Anteriores' }),
      screen.getByRole('button', { name: 'Siguientes' }),
    ];
    await expect.element(back).toHaveAttribute('aria-disabled', 'true');
    await on.click();
    await expect.poll(() => isInView(screen.container, 'Chip 9')).toBe(true);
    await expect.element(on).toHaveAttribute('aria-disabled', 'true');
    await back.click();
    await expect.poll(() => isInView(screen.container, 'Chip 1')).toBe(true);
  });

test('what is chosen is in view when the row appears', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<ScrollRail {...words}>{chips(20, 15)}</ScrollRail>);
  await expect.poll(() => isInView(screen.container, 'Chip 16')).toBe(true);
});

test('what is chosen stays in view while pictures before it come in', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<ScrollRail {...words}>{chips(6, 5)}</ScrollRail>);
  await expect.poll(() => isInView(screen.container, 'Chip 6')).toBe(true);
  for (const chip of screen.container.querySelectorAll<HTMLElement>('[role="group"] button'))
    chip.style.width = '400px';
  await expect.poll(() => isInView(screen.container, 'Chip 6')).toBe(true);
});
