import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Badge } from '../badge/badge.tsx';
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

test('a locked tile says why, opens nothing and keeps its heart', async () => {
  const played = vi.fn<() => void>();
  const marked = vi.fn<(pressed: boolean) => void>();
  const screen = await render(
    <GameTile
      {...base}
      onPlay={played}
      onDemo={played}
      demoLabel="Demo gratis"
      lockedLabel="En mantenimiento"
      favourite={{ pressed: true, label: 'Favorito', onPressedChange: marked }}
    />,
  );
  const tile = screen.getByRole('button', { name: 'En mantenimiento: Fénix 88' });
  await expect.element(tile).toHaveAttribute('aria-disabled', 'true');
  await tile.click({ force: true });
  await screen.getByRole('button', { name: 'Favorito' }).click();
  expect(played).not.toHaveBeenCalled();
  expect(marked).toHaveBeenCalledWith(false);
  await expect.element(screen.getByRole('button', { name: /Demo/ })).not.toBeInTheDocument();
});

test('a tile whose game is on its way says so and cannot be opened twice', async () => {
  const screen = await render(<GameTile {...base} href="#fenix-88" openingLabel="Abriendo" />);
  await expect.element(screen.getByRole('button', { name: 'Abriendo: Fénix 88' })).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});

function touch(kind: string, point: { x: number; y: number }): PointerEvent {
  return new PointerEvent(kind, {
    pointerType: 'touch',
    bubbles: true,
    cancelable: true,
    clientX: point.x,
    clientY: point.y,
  });
}

test('a finger that stays asks for the menu, and the tap that ends it opens nothing', async () => {
  const played = vi.fn<() => void>();
  const held = vi.fn<() => void>();
  const screen = await render(<GameTile {...base} onPlay={played} onLongPress={held} />);
  const tile = screen.getByRole('button', { name: 'Jugar: Fénix 88' }).element();
  tile.dispatchEvent(touch('pointerdown', { x: 40, y: 40 }));
  await expect.poll(() => held.mock.calls.length).toBe(1);
  tile.dispatchEvent(touch('pointerup', { x: 40, y: 40 }));
  tile.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(played).not.toHaveBeenCalled();
  tile.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(played).toHaveBeenCalledOnce();
});

test('a finger that scrolls asks for nothing', async () => {
  vi.useFakeTimers();
  const held = vi.fn<() => void>();
  const screen = await render(<GameTile {...base} onPlay={() => undefined} onLongPress={held} />);
  const tile = screen.getByRole('button', { name: 'Jugar: Fénix 88' }).element();
  tile.dispatchEvent(touch('pointerdown', { x: 40, y: 40 }));
  tile.dispatchEvent(touch('pointermove', { x: 40, y: 64 }));
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(held).not.toHaveBeenCalled();
});

test('a word on the tile that is longer than its line is broken and not cut', async () => {
  const screen = await render(
    <GameTile
      {...base}
      lang="de"
      className="w-24"
      badges={<Badge tone="accent">Neuerscheinung</Badge>}
      favourite={{ pressed: false, label: 'Favorit', onPressedChange: () => undefined }}
    />,
  );
  const word = screen.getByText('Neuerscheinung').element();
  const heart = screen.getByRole('button', { name: 'Favorit' }).element();
  const letters = document.createRange();
  letters.selectNodeContents(word);
  const [shown, room] = [letters.getBoundingClientRect(), word.getBoundingClientRect()];
  expect(shown.right).toBeLessThanOrEqual(room.right);
  expect(shown.bottom).toBeLessThanOrEqual(room.bottom);
  expect(room.right).toBeLessThanOrEqual(heart.getBoundingClientRect().left);
});
