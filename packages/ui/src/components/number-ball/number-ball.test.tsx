import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { DrawnBall, NumberBall } from './number-ball.tsx';

test('a ball is picked and given back by mouse and keyboard, and says which it is', async () => {
  const changed = vi.fn<(selected: boolean) => void>();
  const screen = await render(<NumberBall value={7} selected={false} onSelectedChange={changed} />);
  const ball = screen.getByRole('button', { name: '7' });
  await expect.element(ball).toHaveAttribute('aria-pressed', 'false');
  await ball.click();
  await screen.rerender(<NumberBall value={7} selected onSelectedChange={changed} />);
  await expect.element(ball).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  expect(changed.mock.calls).toEqual([[true], [false]]);
});

test('a drawn number is read but cannot be pressed', async () => {
  const screen = await render(<DrawnBall value={4} />);
  await expect.element(screen.getByText('4')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
