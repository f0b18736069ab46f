import { expect, it } from 'vitest';
import { gameWith, round } from './game-fixture.ts';

it('opens the demo with new credits where it said that they are too low, and else goes on with it', async () => {
  const { game, store, readCount } = gameWith([round({ balance: '5.00' })], { isDemo: true });
  await game.open();
  await game.spin();
  await game.open();
  expect([store.get().balance, readCount()]).toEqual(['100.00', 1]);
  store.set({ balance: '5.00' });
  await game.spin();
  expect(store.get().message).toEqual({ kind: 'refused', code: 'insufficient_funds' });
  await game.open();
  expect([store.get().balance, readCount()]).toEqual(['100.00', 1]);
});

it('says that they are too low, and is opened with new ones, where another window has spent them', async () => {
  const short = { state: 'refused', refusalCode: 'insufficient_funds', win: null, draws: null } as const;
  const { game, store, readCount } = gameWith([round({ ...short, balance: '5.00' })], { isDemo: true });
  await game.open();
  await game.spin();
  expect(store.get()).toMatchObject({
    phase: 'ready',
    balance: '5.00',
    message: { kind: 'refused', code: 'insufficient_funds' },
  });
  await game.open();
  expect([store.get().balance, readCount()]).toEqual(['100.00', 0]);
});
