import { expect, it } from 'vitest';
import { autoplayPauseMs, countMs, isBigWin } from './win-pace.ts';

const round = (win: string, stake = '10.00') => ({ stake, win, currency: 'MXN' });

it('a win is big from twenty times its own bet on', () => {
  expect([isBigWin(round('199.99')), isBigWin(round('200.00')), isBigWin(round('200.00', '10.01'))]).toEqual([
    false,
    true,
    false,
  ]);
});

it.each([
  ['none', '0.00', false],
  ['small', '4.00', false],
  ['big', '375.00', false],
  ['none, fast', '0.00', true],
  ['small, fast', '4.00', true],
  ['big, fast', '375.00', true],
])('autoplay goes on once a win has been counted and could be read: %s', (_, win, isTurbo) => {
  const counted = Number(win) > 0 ? countMs(round(win), isTurbo) : 0;
  expect(autoplayPauseMs(round(win), isTurbo) - counted).toBeGreaterThanOrEqual(400);
});
