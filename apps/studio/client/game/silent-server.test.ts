import { expect, it, vi } from 'vitest';
import { StudioError, type Round } from '../studio-api.ts';
import { gameWith, round } from './game-fixture.ts';

it('says that it still waits when nothing has been heard for a while, until the answer comes', async () => {
  const answer = Promise.withResolvers<Round>();
  const silence = Promise.resolve();
  const { game, store } = gameWith([answer.promise], {}, 0, true, {}, { silence });
  await game.open();
  const spun = game.spin();
  await vi.waitFor(() => {
    expect(store.get()).toMatchObject({ phase: 'spinning', message: { kind: 'still_waiting' } });
  });
  answer.resolve(round({ win: '30.00' }));
  await spun;
  expect(store.get()).toMatchObject({ phase: 'ready', message: { kind: 'won' } });
});

it('says nothing of a wait that is over', async () => {
  const silence = Promise.withResolvers<void>();
  const { game, store } = gameWith([round({ win: '30.00' })], {}, 0, true, {}, { silence: silence.promise });
  await game.open();
  await game.spin();
  silence.resolve();
  await silence.promise.then(() => undefined);
  expect(store.get().message).toEqual({ kind: 'won', amount: '30.00' });
});

const unsettled = (state: Round['state']) => round({ state, draws: null, win: null });

it.each([
  ['a round that is being debited', unsettled('debiting'), 'still_waiting'],
  ['a round that is being settled', unsettled('settling'), 'confirming'],
  ['a round that is being rolled back', unsettled('rolling_back'), 'returning'],
  ['a round of another window', null, 'still_waiting'],
  ['a lost connection', new StudioError('offline'), 'reconnecting'],
] as const)('says of %s why it waits', async (_what, answer, kind) => {
  const settled = Promise.withResolvers<Round>();
  const { game, store } = gameWith([answer, settled.promise]);
  await game.open();
  const spun = game.spin();
  await vi.waitFor(() => {
    expect(store.get().message).toEqual({ kind });
  });
  settled.resolve(round({}));
  await spun;
});
