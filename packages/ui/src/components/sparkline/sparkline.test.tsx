import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Sparkline } from './sparkline.tsx';

test('with a label it is a picture that says its course', async () => {
  const screen = await render(<Sparkline points={[1, 3, 2]} label="Sube de 1 a 2" />);
  await expect.element(screen.getByRole('img', { name: 'Sube de 1 a 2' })).toBeVisible();
});

test('without one it is decoration', async () => {
  const screen = await render(<Sparkline points={[1, 3, 2]} />);
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

/* Where the area under or over the line ends. */
function ground(container: Element): number {
  const area = container.querySelector<SVGPathElement>('[data-slot=sparkline-area]');
  return Number(/L0 (?<y>-?[\d.]+)Z$/.exec(area?.getAttribute('d') ?? '')?.groups?.['y']);
}

test('losses are filled up to 0 and not down to the floor, gains down to it', async () => {
  const losses = await render(<Sparkline points={[0, 0, 0, -900]} />);
  expect(ground(losses.container)).toBe(0);
  const gains = await render(<Sparkline points={[400, 600]} />);
  expect(ground(gains.container)).toBe(28);
  const both = await render(<Sparkline points={[-1, 1]} />);
  expect(ground(both.container)).toBe(13);
});

test('a single value has no course', async () => {
  const screen = await render(<Sparkline points={[1]} />);
  expect(screen.container.querySelector('svg')).toBeNull();
});
