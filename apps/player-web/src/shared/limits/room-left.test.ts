import { expect, test } from 'vitest';
import { limit } from '#testing/limit.ts';
import type { Limit } from './limits.queries.ts';
import { roomLeft } from './room-left.ts';

const answer = (...limits: Limit[]) => ({ currency: 'MXN', timeZone: 'America/Mexico_City', limits });

test('of several limits the one that leaves least decides, by its amount and not by its digits', () => {
  const all = answer(
    limit('loss_day', { binding: '500', left: '90.00' }),
    limit('wager_week', { binding: '5000', left: '1200.00' }),
    limit('deposit_day', { binding: '10', left: '1.00' }),
  );
  expect(roomLeft(all, 'bet')).toMatchObject({ left: '90.00', limit: { name: 'loss_day' } });
  expect(roomLeft(all, 'deposit')).toMatchObject({ left: '1.00', limit: { name: 'deposit_day' } });
});

test('the limit of one bet counts as it is', () => {
  const all = answer(limit('stake', { binding: '20.00' }), limit('loss_day', { binding: '500', left: '90.00' }));
  expect(roomLeft(all, 'bet')).toMatchObject({ left: '20.00', limit: { name: 'stake' } });
});

test('without a limit there is nothing to say', () => {
  const minutes = limit('session', { binding: '60' });
  expect(roomLeft(answer(limit('loss_day', {}), minutes), 'bet')).toBeUndefined();
});
