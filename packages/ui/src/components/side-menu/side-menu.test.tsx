import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { SideMenu } from './side-menu.tsx';

const groups = [
  { key: 'games', items: [{ key: 'rng', label: 'Casino', href: '#casino', category: 'rng' as const, current: true }] },
];

test('closed to icons, every link keeps its name and shows it to whoever is on it', async () => {
  const screen = await render(<SideMenu label="Menú" groups={groups} collapsed />);
  const link = screen.getByRole('link', { name: 'Casino' });
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => link.element().getAttribute('data-state')).toBe('closed');
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Casino');
});

test('a row that leads nowhere is a button, and a closed menu names it too', async () => {
  const onClick = vi.fn();
  const asking = [{ key: 'games', items: [{ key: 'retry', label: 'Reintentar', onClick }] }];
  const screen = await render(<SideMenu label="Menú" groups={asking} />);
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await screen.rerender(<SideMenu label="Menú" groups={asking} collapsed />);
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  expect(onClick).toHaveBeenCalledTimes(2);
});
