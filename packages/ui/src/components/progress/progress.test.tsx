import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Progress } from './progress.tsx';

test('a known share has a name and a value inside its limits', async () => {
  const screen = await render(<Progress label="VIP 3" value={140} valueLabel="Completo" />);
  await expect.element(screen.getByRole('progressbar', { name: 'VIP 3' })).toHaveAttribute('value', '100');
});

test('an unknown share has no value', async () => {
  const screen = await render(<Progress label="Abriendo" value={null} />);
  await expect.element(screen.getByRole('progressbar', { name: 'Abriendo' })).not.toHaveAttribute('value');
});

test('an unknown share is seen on its way through the track', async () => {
  const screen = await render(<Progress label="Abriendo" value={null} />);
  const bar = getComputedStyle(screen.getByRole('progressbar', { name: 'Abriendo' }).element());
  expect(bar.backgroundImage).toContain('linear-gradient');
  expect(bar.backgroundSize).toBe('45% 100%');
  expect(bar.backgroundRepeat).toBe('no-repeat');
});
