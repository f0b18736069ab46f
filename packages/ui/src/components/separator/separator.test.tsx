import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Separator } from './separator.tsx';

test('a line parts groups for assistive technology unless it is decoration', async () => {
  const screen = await render(
    <>
      <Separator orientation="vertical" />
      <Separator decorative />
    </>,
  );
  expect(screen.getByRole('separator').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
});

test('a label is read as text', async () => {
  const screen = await render(<Separator label="Ayer" />);
  await expect.element(screen.getByText('Ayer')).toBeVisible();
});
