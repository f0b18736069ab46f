import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ScrollArea } from './scroll-area.tsx';

test('the keyboard reaches what lies out of sight', async () => {
  const screen = await render(
    <ScrollArea label="Ligas" className="h-24 w-40">
      <p style={{ height: 600 }}>Muchas ligas</p>
    </ScrollArea>,
  );
  const region = screen.getByRole('region', { name: 'Ligas' });
  await expect.element(region).toBeVisible();
  await userEvent.tab();
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => region.element().scrollTop).toBeGreaterThan(0);
});

test('with nothing to scroll it is no stop of the keyboard', async () => {
  const screen = await render(
    <ScrollArea label="Ligas" className="h-24 w-40">
      <p>Una liga</p>
    </ScrollArea>,
  );
  await expect.element(screen.getByText('Una liga')).toBeVisible();
  expect(screen.getByRole('region').query()).toBeNull();
});
