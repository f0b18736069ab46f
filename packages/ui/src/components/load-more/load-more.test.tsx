import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LoadMore } from './load-more.tsx';

const words = { progressLabel: 'Mostramos 48 de 148', label: 'Mostrar más' };

test('the button asks for more and goes when everything is shown', async () => {
  const asked = vi.fn<() => void>();
  const screen = await render(<LoadMore {...words} shownCount={48} totalCount={148} onLoadMore={asked} />);
  await screen.getByRole('button', { name: 'Mostrar más' }).click();
  expect(asked).toHaveBeenCalledOnce();
  await screen.rerender(<LoadMore {...words} shownCount={148} totalCount={148} onLoadMore={asked} />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('the bar says how much is shown', async () => {
  const screen = await render(<LoadMore {...words} shownCount={37} totalCount={148} onLoadMore={() => undefined} />);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '25');
});
