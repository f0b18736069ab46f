import { describe, expect, it, vi } from 'vitest';
import { type Round, StudioError } from '../studio-api.ts';
import { gameWith, round } from './game-fixture.ts';
import { stakeToPlay } from './game-state.ts';

describe('a spin on the screen', () => {
  it('shows the draws of the server and its balance', async () => {
    const { game, store, shown, told } = gameWith([round({ win: '30.00', balance: '120.00' })]);
    await game.open();
    await game.spin();
    expect(shown).toEqual(['show null', 'start', 'land 1,2,3']);
    expect(store.get()).toMatchObject({ phase: 'ready', win: '30.00', balance: '120.00', message: { kind: 'won' } });
    expect(told).toEqual(['ready', 'spin-started', 'spin-settled']);
  });

  it('asks again for the same round across broken connections and open rounds, and never bets twice', async () => {
    const { game, store, asked } = gameWith([
      new StudioError('offline'),
      round({ state: 'settling', draws: null, win: null }),
      round({}),
    ]);
    await game.open();
    await game.spin();
    expect(asked).toEqual(['q1 10.00', 'q1 10.00', 'q1 10.00']);
    expect(store.get()).toMatchObject({ phase: 'ready', message: { kind: 'no_win' } });
  });

  it('says why a bet was refused and gives the reels back', async () => {
    const refused = round({ state: 'refused', draws: null, win: null, refusalCode: 'LIMIT_REACHED', balance: null });
    const { game, store, shown, told } = gameWith([refused]);
    await game.open();
    await game.spin();
    expect(shown.at(-1)).toBe('cancel');
    expect(told.at(-1)).toBe('bet-refused LIMIT_REACHED');
    expect(store.get()).toMatchObject({ balance: '100.00', message: { kind: 'refused', code: 'LIMIT_REACHED' } });
  });

  it('says that a bet came back when it could not be confirmed', async () => {
    const { game, store } = gameWith([round({ state: 'rolled_back', draws: null, win: null, balance: '100.00' })]);
    await game.open();
    await game.spin();
    expect(store.get().message).toEqual({ kind: 'returned', amount: '10.00' });
  });

  it('does not ask the server for a bet above the balance', async () => {
    const { game, store, asked } = gameWith([], { balance: '9.99' });
    await game.open();
    await game.spin();
    expect(asked).toEqual([]);
    expect(store.get().message).toEqual({ kind: 'refused', code: 'INSUFFICIENT_FUNDS' });
  });

  it('says at once that a wallet of the vendor is too low, and the page around it when a bet is wanted', async () => {
    const short = { kind: 'refused', code: 'VENDOR_WALLET_SHORT' };
    const { game, store, asked, told } = gameWith([], { balance: '0.00', keepsOwnWallet: true });
    await game.open();
    expect([store.get().message, told]).toEqual([short, ['ready']]);
    await game.spin();
    expect([store.get().message, asked]).toEqual([short, []]);
    expect(told).toEqual(['ready', 'bet-refused VENDOR_WALLET_SHORT']);
  });

  it('plays with money that was moved to the vendor meanwhile', async () => {
    const opened = { balance: '0.00', keepsOwnWallet: true };
    const { game, store, asked } = gameWith([round({})], opened, 0, true, { balance: '50.00' });
    await game.open();
    await game.refresh();
    expect(store.get()).toMatchObject({ balance: '50.00', message: { kind: 'welcome' } });
    store.set({ balance: '0.00' });
    await game.spin();
    expect(asked).toEqual(['q1 10.00']);
  });

  it('plays at the first press with money that came meanwhile, and puts the refusal away as soon as it is told of it', async () => {
    const { game, store, asked } = gameWith([round({})], { balance: '5.00' }, 0, true, { balance: '700.00' });
    await game.open();
    await game.spin();
    expect(asked).toEqual(['q1 10.00']);
    store.set({ balance: '5.00', message: { kind: 'refused', code: 'INSUFFICIENT_FUNDS' } });
    await game.refresh();
    expect(store.get()).toMatchObject({ balance: '700.00', message: { kind: 'welcome' } });
  });

  it('asks what there is at a press that would be refused, but not at each of many', async () => {
    const { game, clock, readCount } = gameWith([], { balance: '5.00' });
    await game.open();
    await Promise.all([game.spin(), game.spin()]);
    await game.spin();
    expect(readCount()).toBe(1);
    clock.nowMs = 4000;
    await game.spin();
    expect(readCount()).toBe(2);
  });

  it('asks nobody about the credits of a demo', async () => {
    const { game, store, readCount } = gameWith([], { balance: '5.00', isDemo: true });
    await game.open();
    await game.spin();
    expect([readCount(), store.get().message]).toEqual([0, { kind: 'refused', code: 'insufficient_funds' }]);
  });

  it('finishes the round that an earlier page left open', async () => {
    const openRound = round({ requestId: 'q0', state: 'settling', draws: null, win: null, stake: '1.00' });
    const { game, asked, shown } = gameWith([round({ requestId: 'q0' })], { openRound });
    await game.open();
    expect(asked).toEqual(['q0 1.00']);
    expect(shown.at(-1)).toBe('land 1,2,3');
  });

  it('tells after a reload what free spins came to that were cut off, and bets nothing when that is put away', async () => {
    const cutOff = round({ id: 'r9', win: '30.00' });
    const { game, store, asked, inView } = gameWith([], { rounds: [cutOff] }, 8);
    inView.begin('r9');
    await game.open();
    expect(store.get()).toMatchObject({ phase: 'ready', shown: cutOff, unseen: { spins: 8, units: 120 } });
    await game.spin();
    expect([store.get().unseen, asked]).toEqual([null, []]);
    expect(inView.wasCutOff('r9')).toBe(false);
  });

  it('tells nothing again of free spins that were seen to their end', async () => {
    const { game, store, inView } = gameWith([round({ win: '30.00' })], {}, 8);
    await game.open();
    await game.spin();
    expect([store.get().unseen, inView.wasCutOff('r1')]).toEqual([null, false]);
    await game.open();
    expect(store.get().unseen).toBeNull();
  });

  it('tells what free spins came to that had no reels to be shown on', async () => {
    const openRound = round({ requestId: 'q0', state: 'settling', draws: null, win: null });
    const { game, store } = gameWith([round({ requestId: 'q0', win: '30.00' })], { openRound }, 8, false);
    await game.open();
    expect(store.get()).toMatchObject({ phase: 'ready', unseen: { spins: 8, units: 120 } });
    game.skip();
    expect(store.get().unseen).toBeNull();
  });

  it('ends with an ended session, and says so', async () => {
    const { game, store, told } = gameWith([new StudioError('session_invalid')]);
    await game.open();
    await game.spin();
    expect(store.get()).toMatchObject({ phase: 'failed', failure: 'session_invalid' });
    expect(told.at(-1)).toBe('error');
  });

  it('begins with a bet that is offered, whatever was bet before', async () => {
    const earlier = round({ stake: '3.00' });
    const { game, store } = gameWith([], { rounds: [earlier] });
    await game.open();
    expect(store.get().stake).toBe('10.00');
  });

  it('does not show a round of other rules on the reels', async () => {
    const earlier = round({ fairness: { ...round({}).fairness, rulesVersion: 'r-0' } });
    const { game, store, shown } = gameWith([], { rounds: [earlier] });
    await game.open();
    expect(shown).toEqual(['show null']);
    expect(store.get().shown).toBeNull();
  });

  it('can be hurried only while it is shown', async () => {
    const { game, store, shown } = gameWith([round({})]);
    await game.open();
    game.skip();
    const spun = game.spin();
    store.set({ isShowing: true });
    game.skip();
    await spun;
    game.skip();
    expect(shown.filter((call) => call === 'skip')).toHaveLength(1);
  });

  it('keeps the bet within the bets that are offered', async () => {
    const { game, store } = gameWith([]);
    await game.open();
    game.stepStake(1);
    game.stepStake(1);
    expect(store.get().stake).toBe('500.00');
    game.stepStake(-1);
    game.stepStake(-1);
    game.stepStake(-1);
    expect(store.get().stake).toBe('1.00');
  });
});

describe('a game that opens', () => {
  const never = new Promise<void>(() => undefined);

  it('offers no bet and tells nobody that it is ready before there are reels', async () => {
    const reels = Promise.withResolvers<void>();
    const { game, store, told } = gameWith([], {}, 0, true, {}, { stageKnown: reels.promise, waited: never });
    const opened = game.open();
    await new Promise((resolve) => setTimeout(resolve));
    await game.spin();
    expect([store.get().phase, told]).toEqual(['opening', []]);
    reels.resolve();
    await opened;
    expect([store.get().phase, told]).toEqual(['ready', ['ready']]);
  });

  it('does not wait for ever for reels that do not come', async () => {
    const { game, store } = gameWith([], {}, 0, false, {}, { stageKnown: never });
    await game.open();
    expect(store.get().phase).toBe('ready');
  });
});

it('a win takes the place of what was won so far in one change, so that it counts on from there', async () => {
  const { game, store } = gameWith([round({ win: '30.00' })]);
  await game.open();
  store.set({ scene: { ...store.get().scene, wonUnits: 120 } });
  const lefts: boolean[] = [];
  store.subscribe(() => lefts.push(store.get().win === null && store.get().scene.wonUnits === null));
  await game.spin();
  expect([lefts.includes(true), store.get().win, store.get().scene.wonUnits]).toEqual([false, '30.00', null]);
});

describe('autoplay', () => {
  const auto = { left: 5, lossLimit: 1_000_000n };

  it.each([
    [true, 1, 'auto_feature'],
    [false, 5, 'no_win'],
  ])('that stops on free spins: %s', async (stopsOnFeature, rounds, kind) => {
    const { game, store, asked } = gameWith(
      Array.from({ length: 5 }, () => round({})),
      {},
      10,
    );
    await game.open();
    game.startAutoplay({ ...auto, stopsOnFeature });
    await vi.waitFor(() => {
      expect(asked).toHaveLength(rounds);
      expect(store.get()).toMatchObject({ autoplay: null, phase: 'ready', message: { kind } });
    });
  });
});

describe('free rounds', () => {
  const freeRounds = [{ grantId: 'g1', stake: '3.00', left: 2 }];

  it('set the stake that pays are shown for, until they are over', () => {
    expect(stakeToPlay({ freeRounds, stake: '10.00' })).toBe('3.00');
    expect(stakeToPlay({ freeRounds: [], stake: '10.00' })).toBe('10.00');
  });
  const free = (change: Partial<Round> = {}) => round({ stake: '3.00', grantId: 'g1', win: '0.00', ...change });

  it('are played before anything else, whatever the balance, and then the bet is the player’s own again', async () => {
    const { game, store, asked } = gameWith([free(), free(), round({})], { freeRounds, balance: '0.00' });
    await game.open();
    await game.spin();
    expect(store.get()).toMatchObject({ freeRounds: [{ left: 1 }], stake: '10.00', balance: '90.00' });
    await game.spin();
    expect(store.get().freeRounds).toEqual([]);
    await game.spin();
    expect(asked).toEqual(['q1 3.00 g1', 'q1 3.00 g1', 'q1 10.00']);
  });

  it('fix the bet while there are any', async () => {
    const { game, store } = gameWith([], { freeRounds });
    await game.open();
    game.stepStake(1);
    expect(store.get().stake).toBe('10.00');
  });

  it('that the platform does not let be played any more are not offered again', async () => {
    const over = free({ state: 'refused', draws: null, win: null, refusalCode: 'FREE_ROUND_OVER', balance: null });
    const { game, store } = gameWith([over], { freeRounds });
    await game.open();
    await game.spin();
    expect(store.get()).toMatchObject({ freeRounds: [], message: { kind: 'refused', code: 'FREE_ROUND_OVER' } });
  });

  it('that could not be confirmed are kept', async () => {
    const back = free({ state: 'rolled_back', draws: null, win: null, balance: null });
    const { game, store } = gameWith([back], { freeRounds });
    await game.open();
    await game.spin();
    expect(store.get()).toMatchObject({ freeRounds, message: { kind: 'free_returned' }, stake: '10.00' });
  });

  it('that an earlier page left open are finished as such', async () => {
    const openRound = free({ requestId: 'q0', state: 'settling', draws: null, win: null });
    const { game, asked, store } = gameWith([free({ requestId: 'q0' })], { openRound, freeRounds });
    await game.open();
    expect(asked).toEqual(['q0 3.00 g1']);
    expect(store.get().stake).toBe('10.00');
  });
});
