import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ScrollRegion } from './scroll-region.tsx';

const lines = (count: number) => Array.from({ length: count }, (_, line) => <p key={line}>Condición {line}</p>);

test('the keyboard reaches what lies out of sight, and scrolls it', async () => {
  const screen = await render(
    <ScrollRegion label="Condiciones" className="h-24">
      {lines(40)}
    </ScrollRegion>,
  );
  const region = screen.getByRole('region', { name: 'Condiciones' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  await userEvent.tab();
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => region.element().scrollTop).toBeGreaterThan(0);
});

test('it is a stop of the keyboard for as long as there is something to scroll', async () => {
  const ref = createRef<HTMLElement>();
  const holding = (count: number) => (
    <ScrollRegion ref={ref} label="Condiciones" className="h-40">
      {lines(count)}
    </ScrollRegion>
  );
  const screen = await render(holding(2));
  const region = screen.getByRole('region', { name: 'Condiciones' });
  await expect.element(region).not.toHaveAttribute('tabindex');
  expect(ref.current).toBe(region.element());
  await screen.rerender(holding(40));
  await expect.element(region).toHaveAttribute('tabindex', '0');
  await screen.rerender(holding(2));
  await expect.element(region).not.toHaveAttribute('tabindex');
});
