import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Percent } from './percent.tsx';

test('a decline carries a true minus sign, a growth its plus where changes are shown', async () => {
  const screen = await render(
    <>
      <Percent value={-3.2} locale="es-MX" signed />
      <Percent value={14.6} locale="es-MX" signed />
      <Percent value={8} locale="es-MX" />
    </>,
  );
  await expect.element(screen.getByText('\u22123.2\u202f%')).toHaveAttribute('dir', 'ltr');
  await expect.element(screen.getByText('+14.6\u202f%')).toBeVisible();
  await expect.element(screen.getByText('8.0\u202f%', { exact: true })).toBeVisible();
});
