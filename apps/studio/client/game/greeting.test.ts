import { expect, it } from 'vitest';
import { gameWith, round } from './game-fixture.ts';

it.each([
  ['won', round({ win: '8.40' }), 0, { kind: 'last_win', amount: '8.40' }],
  ['lost', round({}), 0, { kind: 'welcome' }],
  ['had free spins that won nothing', round({}), 10, { kind: 'last_win', amount: '0.00' }],
] as const)('greets whoever comes back to a game whose last round %s', async (_what, last, freeSpins, message) => {
  const { game, store } = gameWith([], { rounds: [last] }, freeSpins);
  await game.open();
  expect(store.get().message).toEqual(message);
});
