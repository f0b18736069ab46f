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

test('a single value has no course', async () => {
  const screen = await render(<Sparkline points={[1]} />);
  expect(screen.container.querySelector('svg')).toBeNull();
});
