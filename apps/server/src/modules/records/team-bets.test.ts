import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#kernel/database/schema.generated.ts';
import { createRecords, type Records, startOfDay } from '#modules/records';
import { useTestDatabase } from '#testing/database.ts';
import { register, type Rooms, useRooms } from '#testing/rooms.ts';
import type { BetState, BetTotals, NewBet } from './bet.model.ts';

const database = useTestDatabase();
const rooms: Rooms = useRooms(database);
const timeZone = 'America/Mexico_City';
const hourMs = 3_600_000;
let records: Records;
let agentId: string;
let players: string[];

const at = (text: string) => new Date(`${text}:00-06:00`);

/** A bet of somebody in the team, or beside it. */
async function placed(placedAt: Date, stake: bigint, memberId = players[0] ?? ''): Promise<NewBet> {
  const bet: NewBet = {
    id: randomUUID(),
    siteId: rooms.siteId,
    memberId,
    roundId: randomUUID(),
    vendorCode: 'SOL',
    vendorRoundId: randomUUID(),
    vendorTxId: randomUUID(),
    gameCode: 'frutas-electricas',
    gameType: 'RNG',
    currency: 'MXN',
    stake,
    placedAt,
  };
  await rooms.db.transaction().execute((tx) => records.placeBet(tx, bet));
  return bet;
}

async function ended({ id }: NewBet, settledAt: Date, win = 0n): Promise<void> {
  await rooms.db.transaction().execute(async (tx) => {
    await records.addWin(tx, id, win);
    await records.settleRound(tx, { betIds: [id], settledAt, timeZone });
  });
}

/** Bets that ended at once, within their day, over one midnight, after days, never, or were taken back, by two players. */
async function playOverDays(): Promise<void> {
  const [one = '', two = ''] = players;
  for (const day of [10, 11, 12, 13]) {
    const noon = at(`2026-11-${day}T12:00`);
    await ended(await placed(noon, 101n, one), new Date(noon.getTime() + 5000), 33n);
    await ended(await placed(noon, 70_000_000_000_000n, two), new Date(noon.getTime() + 6 * hourMs), 7n);
    const late = at(`2026-11-${day}T23:59`);
    await ended(await placed(late, 211n, one), new Date(late.getTime() + 5 * 60_000), 1009n);
    await ended(await placed(late, 307n, two), at(`2026-11-${day + 1}T00:00`));
    await ended(await placed(at(`2026-11-${day}T00:00`), 401n, two), at(`2026-11-${day + 1}T00:00`), 2n);
    await ended(await placed(at(`2026-11-${day}T09:00`), 503n, one), at(`2026-11-${day + 2}T21:00`), 4000n);
    await placed(at(`2026-11-${day}T15:00`), 601n, two);
    const jackpot = await placed(at(`2026-11-${day}T16:00`), 709n, one);
    const refunded = await placed(at(`2026-11-${day}T17:00`), 809n, one);
    const refundedLate = await placed(at(`2026-11-${day}T18:00`), 907n, two);
    await ended(jackpot, at(`2026-11-${day}T16:01`));
    await ended(refundedLate, at(`2026-11-${day + 1}T18:01`), 500n);
    const back = await placed(at(`2026-11-${day}T19:00`), 1013n, two);
    await rooms.db.transaction().execute(async (tx) => {
      await records.addJackpot(tx, { betIds: [jackpot.id], amount: 90_000n, timeZone });
      await records.addLateWin(tx, { betId: jackpot.id, amount: 11n, timeZone });
      const end = { settledAt: at(`2026-11-${day + 1}T20:00`), timeZone };
      await records.refundRound(tx, { betIds: [refunded.id, refundedLate.id], ...end });
      await records.rollBack(tx, back.id, at(`2026-11-${day}T19:01`));
    });
    await ended(await placed(noon, 5000n, players[2]), new Date(noon.getTime() + 1000), 1n);
  }
}

beforeAll(async () => {
  records = createRecords({ db: rooms.db });
  const agent = await rooms.members.byAccount(rooms.db, rooms.siteId, 'norte_mx');
  agentId = agent?.id ?? '';
  const people = [
    await register(rooms, 'primera', { affiliateCode: 'NORTEMX' }),
    await register(rooms, 'segunda', { affiliateCode: 'NORTEMX' }),
    await register(rooms, 'de.al.lado'),
  ];
  players = people.map(({ memberId }) => memberId);
  await playOverDays();
});

/** The sums of the bets themselves, one by one. */
async function plainTotals(from: Date, to: Date, state: BetState | undefined): Promise<BetTotals> {
  const { rows } = await sql<BetTotals>`
    select count(*)::integer as count,
      coalesce(sum(stake) filter (where counts), 0)::bigint as stake,
      coalesce(sum(win + jackpot) filter (where counts), 0)::bigint as win,
      coalesce(sum(win + jackpot - stake) filter (where state = 'settled'), 0)::bigint as net,
      coalesce(sum(valid_bet) filter (where counts), 0)::bigint as "validBet"
    from (select *, state in ('open', 'settled') as counts from bet_record) as bet
    join member_path on descendant_id = member_id and ancestor_id = ${agentId} and depth > 0
    where placed_at >= ${from} and placed_at < ${to} and (state = ${state ?? null} or ${state ?? null}::text is null)
  `.execute(rooms.db);
  const [totals] = rows;
  if (totals === undefined) throw new Error('Sums are one row');
  return totals;
}

const daysFrom = (first: string, last: string) => {
  const days = { first: `2026-11-${first}`, last: `2026-11-${last}` };
  return { days, from: startOfDay(days.first, timeZone), to: startOfDay(days.last, timeZone, 1) };
};
const scope = () => ({ ancestorId: agentId, account: undefined });
const page = { pageNum: 1, pageSize: 20 };

describe('the totals of a team in whole days', () => {
  const stretches = [
    ['10', '13'],
    ['11', '11'],
    ['11', '12'],
    ['12', '16'],
    ['14', '16'],
    ['01', '09'],
  ] as const;
  const states = ['all', 'settled', 'open', 'refunded', 'rolled_back'] as const;

  test.each(stretches.flatMap((days) => states.map((state) => [...days, state] as const)))(
    'from %s to %s, %s, are the sums of their bets',
    async (first, last, state) => {
      const stretch = daysFrom(first, last);
      const asked = state === 'all' ? undefined : state;
      const { totals } = await records.list(scope(), { ...stretch, gameCode: undefined, state: asked }, page);
      expect(totals).toEqual(await plainTotals(stretch.from, stretch.to, asked));
    },
  );

  test('hold bets of every kind', async () => {
    const { from, to } = daysFrom('10', '13');
    const counts = await Promise.all(
      (['settled', 'open', 'refunded', 'rolled_back'] as const).map(async (state) => plainTotals(from, to, state)),
    );
    expect(counts.map(({ count }) => count)).toEqual([28, 4, 8, 4]);
  });
});

describe('the pages of a team', () => {
  const filter = { ...daysFrom('01', '20'), gameCode: undefined, state: undefined };

  test.each([1, 7, 20, 100])('of %i bets hold each once, newest first', async (pageSize) => {
    const all = await rooms.db
      .selectFrom('bet_record')
      .where('member_id', 'in', players.slice(0, 2))
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .select('id')
      .execute();
    const found: string[] = [];
    for (let pageNum = 1; pageNum <= Math.ceil(all.length / pageSize) + 1; pageNum += 1) {
      const { bets } = await records.list(scope(), filter, { pageNum, pageSize });
      expect(bets.length).toBe(Math.min(pageSize, Math.max(0, all.length - (pageNum - 1) * pageSize)));
      found.push(...bets.map(({ id }) => id));
    }
    expect(found).toEqual(all.map(({ id }) => id));
  });

  test('are looked for no further back than they reach', async () => {
    const watched: unknown[] = [];
    const db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log({ query }) {
        watched.push(...query.parameters);
      },
    });
    const lately = { from: filter.from, to: at('2026-11-13T13:00'), gameCode: undefined, state: 'settled' as const };
    const { bets } = await createRecords({ db }).list(scope(), lately, { pageNum: 1, pageSize: 2 });
    expect(bets.map(({ placedAt }) => placedAt)).toEqual([at('2026-11-13T12:00'), at('2026-11-13T12:00')]);
    // Only what adds all of them up goes back to where the period begins.
    expect(watched.filter((value) => value instanceof Date && value.getTime() === filter.from.getTime())).toHaveLength(
      1,
    );
  });
});
