import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { GameTile } from './game-tile.tsx';

const art = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>';
const base = { title: 'Fénix 88', vendor: 'Copal', artSrc: art, playLabel: 'Jugar', className: 'w-50' };

test('the whole tile is one link that says what it opens', async () => {
  const screen = await render(<GameTile {...base} href="#fenix-88" />);
  await expect.element(screen.getByRole('link', { name: 'Jugar: Fénix 88' })).toHaveAttribute('href', '#fenix-88');
});

test('without an address the tile is a button', async () => {
  const played = vi.fn<() => void>();
  const screen = await render(<GameTile {...base} onPlay={played} />);
  await screen.getByRole('button', { name: 'Jugar: Fénix 88' }).click();
  expect(played).toHaveBeenCalledOnce();
});

test('the heart and the demo do not open the game', async () => {
  const played = vi.fn<() => void>();
  const marked = vi.fn<(pressed: boolean) => void>();
  const demo = vi.fn<() => void>();
  const screen = await render(
    <GameTile
      {...base}
      onPlay={played}
      onDemo={demo}
      demoLabel="Demo gratis"
      favourite={{ pressed: false, label: 'Favorito', onPressedChange: marked }}
    />,
  );
  await screen.getByRole('button', { name: 'Favorito' }).click();
  await screen.getByRole('button', { name: 'Demo gratis: Fénix 88' }).click();
  expect(marked).toHaveBeenCalledWith(true);
  expect(demo).toHaveBeenCalledOnce();
  expect(played).not.toHaveBeenCalled();
});
