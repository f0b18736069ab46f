import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Money } from './money.tsx';

test('a loss carries a true minus sign and a mark for styles', async () => {
  const screen = await render(<Money amount="-12480.40" locale="es-MX" symbol="$" signed />);
  await expect.element(screen.getByText('\u2212$12,480.40')).toHaveAttribute('data-sign', '-1');
});

test('a gain is written with a plus only where changes are shown', async () => {
  const screen = await render(
    <>
      <Money amount="5" locale="en" signed />
      <Money amount="6" locale="en" />
    </>,
  );
  await expect.element(screen.getByText('+5.00')).toBeVisible();
  await expect.element(screen.getByText('6.00', { exact: true })).toBeVisible();
});

test('the figure keeps its order in right-to-left text', async () => {
  const screen = await render(<Money amount="5" locale="ar" currency="MXN" />);
  await expect.element(screen.getByText('5.00\u00a0MXN')).toHaveAttribute('dir', 'ltr');
});

test('a short figure is for the eye: the full one is read aloud and stands in the tooltip', async () => {
  const screen = await render(<Money amount="-1960999.55" locale="es-MX" symbol="$" compact signed />);
  await expect.element(screen.getByText('\u2212$1.96\u00a0M')).toHaveAttribute('aria-hidden', 'true');
  await expect.element(screen.getByText('\u2212$1,960,999.55')).toBeInTheDocument();
  await expect.element(screen.getByTitle('\u2212$1,960,999.55')).toBeVisible();
});

test('below a thousand nothing is shortened', async () => {
  const screen = await render(<Money amount="842.39" locale="es-MX" symbol="$" compact />);
  await expect.element(screen.getByText('$842.39')).toBeVisible();
});
