import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { register, useRooms } from '#testing/rooms.ts';
import { bet, betBody, rollback, rollbackBody, type Seat, sit, win, winBody } from '#testing/vendor-client.ts';
import { callAlone } from './testing/member-calls.ts';

const rooms = useRooms(useTestDatabase());
const timeZone = 'America/Santiago';
const hourMs = 3_600_000;
/** Days around which clocks change in Chile, a new year in the middle of a week, and an ordinary month's end. */
const starts = ['2027-04-02T20:00:00Z', '2027-09-03T20:00:00Z', '2026-12-30T12:00:00Z', '2026-11-29T09:00:00Z'];
const names = ['loss_day', 'loss_week', 'loss_month', 'wager_day', 'wager_week', 'wager_month', 'stake'] as const;
type Name = (typeof names)[number];

interface ModelBet {
  body: ReturnType<typeof betBody>;
  at: Date;
  staked: number;
  won: number;
  /** A bet that has won cannot be taken back. */
  hasWin: boolean;
  isBack: boolean;
}

/** The platform's promise in a few lines: bets in a list, limits in a map, days by the wall clock of the site. */
class Model {
  readonly bets: ModelBet[] = [];
  readonly limits = new Map<Name, number>();
  readonly pending = new Map<Name, { value: number; at: Date }>();

  set(name: Name, value: number, now: Date): void {
    const held = this.limits.get(name);
    if (held !== undefined && value > held) {
      const waiting = this.pending.get(name);
      if (waiting?.value !== value || hoursBetween(waiting.at, now) >= 8 * 24)
        this.pending.set(name, { value, at: now });
      return;
    }
    this.limits.set(name, value);
    this.pending.delete(name);
  }

  confirm(name: Name, now: Date): void {
    const waiting = this.pending.get(name);
    if (waiting === undefined) return;
    const hours = hoursBetween(waiting.at, now);
    if (hours < 24 || hours >= 8 * 24) return;
    this.limits.set(name, waiting.value);
    this.pending.delete(name);
  }

  refuses(stake: number, now: Date): boolean {
    return [...this.limits].some(([name, value]) => {
      if (name === 'stake') return stake > value;
      const [measure, period] = name.split('_') as ['loss' | 'wager', 'day' | 'week' | 'month'];
      const counted = this.bets.filter((one) => !one.isBack && periodKey(period, one.at) === periodKey(period, now));
      const used = counted.reduce((sum, one) => sum + one.staked - (measure === 'loss' ? one.won : 0), 0);
      return used + stake > value;
    });
  }
}

const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / hourMs;

/** Names the period of an instant; two instants of one period have the same name. */
function periodKey(period: 'day' | 'week' | 'month', at: Date): string {
  const day = at.toLocaleDateString('en-CA', { timeZone });
  if (period === 'day') return day;
  if (period === 'month') return day.slice(0, 7);
  const days = Math.floor(Date.parse(day) / 86_400_000);
  // The first day of 1970 was a Thursday, so weeks from Monday begin three days before it.
  return `week ${Math.floor((days + 3) / 7)}`;
}

const command = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('bet' as const), amount: fc.integer({ min: 1, max: 30 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      which: fc.nat(40),
      amount: fc.integer({ min: 0, max: 60 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rollback' as const), which: fc.nat(40) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      name: fc.constantFrom(...names),
      value: fc.integer({ min: 0, max: 120 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('confirm' as const), name: fc.constantFrom(...names) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 2_000 }) }),
  },
);

beforeAll(async () => {
  await rooms.db.updateTable('site').set({ time_zone: timeZone }).where('id', '=', rooms.siteId).execute();
});

/** Login and game stay open whatever time passes: what they do is not looked at here. */
async function keepOpen({ memberId }: Seat): Promise<void> {
  const later = new Date(rooms.time.now.getTime() + 24 * hourMs);
  await rooms.db
    .updateTable('member_session')
    .set({ expires_at: later, last_seen_at: rooms.time.now })
    .where('member_id', '=', memberId)
    .execute();
  await rooms.db.updateTable('vendor_session').set({ expires_at: later }).where('member_id', '=', memberId).execute();
}

let players = 0;

async function newSeat(at: Date): Promise<Seat> {
  rooms.time.now = at;
  const username = `modelo.${(players += 1)}`;
  const { memberId } = await register(rooms, username);
  await rooms.fund(memberId, 100_000_000n);
  return sit(rooms, username);
}

type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** Does a step here and in the model; a bet says what was answered to it, and what the model says. */
async function run(
  seat: Seat,
  model: Model,
  step: Command,
): Promise<{ answered: string; expected: string } | undefined> {
  const now = rooms.time.now;
  if (step.kind === 'pass') {
    rooms.time.now = new Date(now.getTime() + step.minutes * 60_000);
    await keepOpen(seat);
  } else if (step.kind === 'set') {
    const body = { value: String(step.value) };
    await callAlone(rooms, 'PUT', `/wps/v2/limits/${step.name}`, { token: seat.token, body });
    model.set(step.name, step.value, now);
  } else if (step.kind === 'confirm') {
    await callAlone(rooms, 'POST', `/wps/v2/limits/${step.name}/confirm`, { token: seat.token });
    model.confirm(step.name, now);
  } else if (step.kind === 'bet') {
    const body = betBody(seat, { amount: `${step.amount}.00` });
    const expected = model.refuses(step.amount, now) ? 'LIMIT_REACHED' : 'OK';
    const { status } = await bet(rooms, body);
    const taken = { body, at: now, staked: step.amount, won: 0, hasWin: false, isBack: false };
    if (expected === 'OK') model.bets.push(taken);
    return { answered: status, expected };
  } else {
    const found = model.bets[step.which % Math.max(1, model.bets.length)];
    if (found === undefined || found.isBack) return undefined;
    if (step.kind === 'win') {
      await win(rooms, winBody(seat, found.body, `${step.amount}.00`, { roundClosed: false }));
      found.won += step.amount;
      found.hasWin = true;
    } else if (!found.hasWin) {
      await rollback(rooms, rollbackBody(seat, found.body));
      found.isBack = true;
    }
  }
  return undefined;
}

test('T042 any order of bets, wins, rollbacks, limits, confirmations and time takes exactly what the limits allow', async () => {
  const commands = fc.array(command, { minLength: 20, maxLength: 60, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), commands, async (start, steps) => {
      const seat = await newSeat(new Date(start));
      const model = new Model();
      await keepOpen(seat);
      for (const step of steps) {
        const { answered, expected } = (await run(seat, model, step)) ?? {};
        expect(answered).toBe(expected);
      }
    }),
    { numRuns: Number(process.env['LIMITS_PROPERTY_RUNS'] ?? 20) },
  );
}, 240_000);
