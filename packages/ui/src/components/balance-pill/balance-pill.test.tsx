import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { BalancePill } from './balance-pill.tsx';

afterEach(() => page.viewport(1280, 800));

test.each([390, 1280])('the button at its end is as tall as the pill in a window of %i px', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(<BalancePill action={<Button>Depositar</Button>}>$1,500.00</BalancePill>);
  const button = screen.getByRole('button').element();
  expect(button.getBoundingClientRect().height).toBe(button.parentElement?.getBoundingClientRect().height);
});
