import { unitsOf } from '../amount/units-of.ts';
import type { Limit, LimitsAnswer } from './limits.queries.ts';

/** A limit that binds, and what it still lets through: a decimal string. */
export interface RoomLeft {
  limit: Limit;
  left: string;
}

function roomOf({ name, left, binding }: Limit, subject: 'bet' | 'deposit'): string | null {
  if (subject === 'deposit') return name.startsWith('deposit_') ? left : null;
  if (name === 'stake') return binding;
  return name.startsWith('loss_') || name.startsWith('wager_') ? left : null;
}

/** What may still be bet or paid in at most, and the limit that says so; undefined when none does. */
export function roomLeft({ limits, currency }: LimitsAnswer, subject: 'bet' | 'deposit'): RoomLeft | undefined {
  const rooms = limits.flatMap((limit) => {
    const left = roomOf(limit, subject);
    return left === null ? [] : [{ limit, left, units: unitsOf(left, currency) ?? 0n }];
  });
  const tightest = rooms.toSorted((a, b) => Number(a.units > b.units) - Number(a.units < b.units))[0];
  return tightest && { limit: tightest.limit, left: tightest.left };
}
