import { describe, expect, it, vi } from 'vitest';
import { gameWith, round } from './game-fixture.ts';
import { autoplayPauseMs, standMs } from './win-pace.ts';

const won = (win: string) => round({ win, balance: '900.00' });
const never = new Promise<void>(() => undefined);
const twoRounds = { left: 2, lossLimit: 100_0000n, stopsOnFeature: false };

describe('a win of many bets', () => {
  it('is called by what it came to, until it has stood long enough', async () => {
    const stand = Promise.withResolvers<void>();
    const { game, store } = gameWith([won('600.00')], {}, 0, true, {}, { waited: stand.promise });
    await game.open();
    await game.spin();
    expect(store.get().calledWin).toEqual({ tier: 'super' });
    stand.resolve();
    await vi.waitFor(() => expect(store.get().calledWin).toBeNull());
  });

  it('is put away by a press, which bets nothing; the next one bets', async () => {
    const { game, store, asked } = gameWith([won('150.00'), round({})], {}, 0, true, {}, { waited: never });
    await game.open();
    await game.spin();
    await game.spin();
    expect([asked.length, store.get().calledWin, store.get().win]).toEqual([1, null, '150.00']);
    await game.spin();
    expect(asked.length).toBe(2);
  });

  it('does not end the call of the round after it when its own time is over', async () => {
    const stand = Promise.withResolvers<void>();
    const { game, store } = gameWith([won('150.00'), won('300.00')], {}, 0, true, {}, { waited: stand.promise });
    await game.open();
    await game.spin();
    const first = store.get().calledWin;
    game.skip();
    await game.spin();
    const calls: unknown[] = [];
    store.subscribe(() => calls.push(store.get().calledWin));
    expect(store.get().calledWin).not.toBe(first);
    stand.resolve();
    await vi.waitFor(() => expect(store.get().calledWin).toBeNull());
    expect(calls).toEqual([null]);
  });

  it.each(['0.00', '4.00', '10.00', '149.99'])('is not what %s at a bet of 10.00 is', async (win) => {
    const { game, store } = gameWith([won(win)]);
    const calls: unknown[] = [];
    await game.open();
    store.subscribe(() => calls.push(store.get().calledWin));
    await game.spin();
    expect(calls.filter((call) => call !== null)).toEqual([]);
    expect(store.get().win).toBe(win);
  });

  it('is not called when the pot was won, which has a card of its own', async () => {
    const { game, store } = gameWith(
      [round({ win: '600.00', jackpotWin: '5000.00' })],
      {},
      0,
      true,
      {},
      { waited: never },
    );
    await game.open();
    await game.spin();
    expect([store.get().calledWin, store.get().potWin]).toEqual([null, '5000.00']);
  });
});

describe('autoplay', () => {
  it('waits with the next spin until a win has been called and read', async () => {
    const { game, store, waits } = gameWith([won('375.00'), round({})]);
    await game.open();
    waits.length = 0;
    game.startAutoplay(twoRounds);
    await vi.waitFor(() => expect(store.get().autoplay).toBeNull());
    expect(waits).toEqual([standMs('mega'), autoplayPauseMs({ win: '375.00', currency: 'MXN' }, false)]);
  });

  it('goes on when what it won is put away', async () => {
    const { game, store, asked, waits } = gameWith([won('150.00'), round({})], {}, 0, true, {}, { waited: never });
    await game.open();
    waits.length = 0;
    game.startAutoplay(twoRounds);
    await vi.waitFor(() => expect(store.get().calledWin).not.toBeNull());
    expect([asked.length, waits]).toEqual([1, [standMs('big')]]);
    game.skip();
    await vi.waitFor(() => expect(waits).toHaveLength(2));
    expect(store.get().autoplay).toMatchObject({ left: 1 });
  });
});
