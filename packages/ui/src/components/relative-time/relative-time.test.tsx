import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RelativeTime } from './relative-time.tsx';

const nowMs = Date.UTC(2026, 10, 21, 14, 32);

test.each([
  ['2026-11-21T14:28:00Z', 'hace 4 min'],
  ['2026-11-21T12:00:00Z', 'hace 2 h'],
  ['2026-11-12T09:05:00Z', '12 nov, 09:05'],
])('%s reads as "%s"', async (at, text) => {
  const screen = await render(<RelativeTime at={at} nowMs={nowMs} locale="es-MX" timeZone="UTC" />);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('the exact moment is in the tooltip and for machines', async () => {
  const screen = await render(<RelativeTime at="2026-11-21T14:28:00Z" nowMs={nowMs} locale="es-MX" timeZone="UTC" />);
  const time = screen.getByRole('time');
  await expect.element(time).toHaveAttribute('datetime', '2026-11-21T14:28:00Z');
  await expect.element(time).toHaveAttribute('title', expect.stringContaining('2026'));
});

test('a locale that says already which digits it wants is understood', async () => {
  const at = '2026-11-21T14:28:00Z';
  const screen = await render(<RelativeTime at={at} nowMs={nowMs} locale="es-MX-u-nu-latn" timeZone="UTC" />);
  await expect.element(screen.getByText('hace 4 min')).toBeVisible();
});
