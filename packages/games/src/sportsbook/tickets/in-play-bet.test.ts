import { expect, it } from 'vitest';
import { IN_PLAY_DELAY_MS, judgeHeldBet, type HeldBet, type OddsChange } from './in-play-bet.ts';

const held = (accepts: OddsChange): HeldBet => ({
  odds: 20_000n,
  accepts,
  takenAtMs: 1_000,
  delayMs: IN_PLAY_DELAY_MS.football,
});
const market = (odds: bigint | undefined) => ({ wasSuspended: false, odds });

it('waits until the delay is over', () => {
  expect(judgeHeldBet(held('any'), market(20_000n), 5_999)).toEqual({ status: 'held', untilMs: 6_000 });
  expect(judgeHeldBet(held('none'), market(20_000n), 6_000)).toEqual({ status: 'accepted', odds: 20_000n });
});

it('is rejected at once when the market was suspended or has no price', () => {
  const rejected = { status: 'rejected', code: 'sports.market_suspended' };
  expect(judgeHeldBet(held('any'), { wasSuspended: true, odds: 20_000n }, 1_001)).toEqual(rejected);
  expect(judgeHeldBet(held('any'), market(undefined), 6_000)).toEqual(rejected);
});

it('takes the changes of odds that the player takes, at the present odds', () => {
  const rejected = { status: 'rejected', code: 'sports.odds_changed' };
  expect(judgeHeldBet(held('any'), market(19_000n), 6_000)).toEqual({ status: 'accepted', odds: 19_000n });
  expect(judgeHeldBet(held('better'), market(21_000n), 6_000)).toEqual({ status: 'accepted', odds: 21_000n });
  expect(judgeHeldBet(held('better'), market(19_999n), 6_000)).toEqual(rejected);
  expect(judgeHeldBet(held('none'), market(21_000n), 6_000)).toEqual(rejected);
});
