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
