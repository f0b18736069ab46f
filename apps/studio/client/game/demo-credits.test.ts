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
