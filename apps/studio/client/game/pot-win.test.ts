import { describe, expect, it, vi } from 'vitest';
import { gameWith, round } from './game-fixture.ts';

describe('a spin that wins the pot', () => {
  it('counts what was won of the pot, and ends autoplay so that nobody plays on unasked', async () => {
    const { game, store } = gameWith([round({ win: '30.00', jackpotWin: '8000.50', balance: '8120.50' })]);
    await game.open();
    store.set({ autoplay: { left: 5, lossLimit: 1_000_000n, lost: 0n, stopsOnFeature: false } });
    await game.spin();
    expect(store.get()).toMatchObject({
      win: '8030.50',
      potWin: '8000.50',
      balance: '8120.50',
      autoplay: null,
      message: { kind: 'jackpot', amount: '8000.50' },
    });
  });

  it('leaves what was won of the pot before the eyes until it is put away, which bets nothing', async () => {
    const { game, store, asked } = gameWith([round({ jackpotWin: '8000.50', balance: '8090.50' }), round({})]);
    await game.open();
    await game.spin();
    await game.spin();
    expect(store.get().potWin).toBeNull();
    expect(asked).toHaveLength(1);
    await game.spin();
    expect(asked).toHaveLength(2);
  });

  it('tells after a reload what was won of the pot when that was cut off, and the whole of the last win', async () => {
    const won = round({ win: '30.00', jackpotWin: '8000.50' });
    const { game, store, inView } = gameWith([], { rounds: [won] });
    inView.begin(won.id);
    await game.open();
    expect(store.get()).toMatchObject({
      potWin: '8000.50',
      unseen: null,
      message: { kind: 'last_win', amount: '8030.50' },
    });
  });

  it('plays on by itself as soon as that is asked for, whatever lies over the reels', async () => {
    const { game, store, asked } = gameWith([round({ jackpotWin: '8000.50', balance: '8090.50' }), round({})]);
    await game.open();
    await game.spin();
    game.startAutoplay({ left: 1, lossLimit: 1_000_000n, stopsOnFeature: false });
    await vi.waitFor(() => expect(store.get()).toMatchObject({ phase: 'ready', potWin: null, autoplay: null }));
    expect(asked).toHaveLength(2);
  });
});
