import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { allCommitted } from '#testing/all-committed.ts';
import { useTestDatabase } from '#testing/database.ts';
import { grantFreeRounds } from '#testing/free-rounds.ts';
import { register, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  rollback,
  rollbackBody,
  type Seat,
  sit,
  vendorRead,
  win,
  winBody,
} from '#testing/vendor-client.ts';
import type { FeedPage, FeedTransaction } from './feed.schemas.ts';

const database = useTestDatabase();
const rooms = useRooms(database);
const path = '/vendor/v1/feed/transactions';
let ana: Seat;

beforeAll(async () => {
  const { memberId } = await register(rooms, 'ana.feed');
  await rooms.fund(memberId, 10_000_000n);
  ana = await sit(rooms, 'ana.feed');
});

const read = (query = '') => vendorRead<FeedPage>(rooms, `${path}${query}`);

/** Reads on from a cursor to the end, page by page. */
async function readOn(cursor?: string, limit = 10): Promise<{ found: FeedTransaction[]; cursor: string }> {
  await allCommitted(database.pool);
  return readNow(cursor, limit);
}

async function readNow(cursor?: string, limit = 10): Promise<{ found: FeedTransaction[]; cursor: string }> {
  const found: FeedTransaction[] = [];
  for (let at = cursor; ;) {
    const page = await read(`?limit=${limit}${at === undefined ? '' : `&cursor=${at}`}`);
    found.push(...page.transactions);
    at = page.nextCursor;
    if (!page.hasMore) return { found, cursor: at };
  }
}

/** A bet row as a process writes it that commits when it is told to. */
async function writeSlowly(txId: string) {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into vendor_transaction (vendor_code, tx_id, kind, state, member_id, payload_hash, currency, amount, created_at)
     values ('SOL', $1, 'credit', 'done', $2, 'x', 'MXN', 50000, $3)`,
    [txId, ana.memberId, rooms.time.now],
  );
  return async () => {
    await client.query('commit');
    client.release();
  };
}

describe('the feed', () => {
  test('tells every movement of the vendor with what it is about, and no refused one', async () => {
    const won = betBody(ana);
    await bet(rooms, won);
    const paid = winBody(ana, won, '25.50');
    await win(rooms, paid);
    const back = betBody(ana);
    await bet(rooms, back);
    const undo = rollbackBody(ana, back);
    await rollback(rooms, undo);
    await bet(rooms, betBody(ana, { amount: '9999.00' }));
    const { found } = await readOn();
    const about = { operatorId: 'quetzal', playerRef: ana.memberId, currency: 'MXN', at: '2026-11-21T12:00:00.000Z' };
    const at = (body: { roundId: string }) => ({ ...about, roundId: body.roundId, gameCode: 'frutas-electricas' });
    expect(found).toEqual([
      { type: 'bet', txId: won.txId, amount: '10.00', state: 'done', ...at(won) },
      { type: 'win', txId: paid.txId, betTxId: won.txId, amount: '25.50', state: 'done', ...at(won) },
      { type: 'bet', txId: back.txId, amount: '10.00', state: 'rolled_back', ...at(back) },
      { type: 'rollback', txId: undo.txId, betTxId: back.txId, amount: '10.00', state: 'done', ...at(back) },
    ]);
  });

  test('tells the mark of a bet that came after its rollback', async () => {
    const { cursor } = await readOn();
    const never = betBody(ana);
    const undo = rollbackBody(ana, never);
    await rollback(rooms, undo);
    await bet(rooms, never);
    const { found } = await readOn(cursor);
    const states = found.map(({ type, txId, state, amount }) => [type, txId, state, amount]);
    expect(new Set(states)).toEqual(
      new Set([
        ['bet', never.txId, 'never_came', '0.00'],
        ['rollback', undo.txId, 'done', '0.00'],
      ]),
    );
  });

  test('marks the bet of a free round and its rollback, and not what it won', async () => {
    const { cursor } = await readOn();
    const grantId = await grantFreeRounds(rooms, ana.memberId, { rounds: 2 });
    const [kept, back] = [betBody(ana, { freeRound: { grantId } }), betBody(ana, { freeRound: { grantId } })];
    const [won, undo] = [winBody(ana, kept, '25.50'), rollbackBody(ana, back)];
    await bet(rooms, kept);
    await win(rooms, won);
    await bet(rooms, back);
    await rollback(rooms, undo);
    const { betTxId: _bet, ...names } = rollbackBody(ana, kept);
    const undoWin = { ...names, winTxId: won.txId };
    await rollback(rooms, undoWin);
    const { found } = await readOn(cursor);
    expect(found.map(({ txId, amount, freeRound }) => [txId, amount, freeRound])).toEqual([
      [kept.txId, '10.00', { grantId }],
      [won.txId, '25.50', undefined],
      [back.txId, '10.00', { grantId }],
      [undo.txId, '10.00', { grantId }],
      [undoWin.txId, '25.50', undefined],
    ]);
  });

  test('read page by page while bets come gives each movement once', async () => {
    const { cursor } = await readOn();
    const sent = await Promise.all(
      Array.from({ length: 35 }, async () => {
        const body = betBody(ana, { amount: '1.00' });
        await bet(rooms, body);
        return body.txId;
      }),
    );
    await allCommitted(database.pool);
    const first = await read(`?limit=10&cursor=${cursor}`);
    const later = betBody(ana, { amount: '1.00' });
    await bet(rooms, later);
    const rest = await readOn(first.nextCursor);
    const given = [...first.transactions, ...rest.found].map(({ txId }) => txId);
    expect(given).toHaveLength(36);
    expect(new Set(given)).toEqual(new Set([...sent, later.txId]));
  });

  test('passes over nothing that commits late: what began to be written earlier is waited for', async () => {
    const { cursor } = await readOn();
    const late = randomUUID();
    const commit = await writeSlowly(late);
    const quick = betBody(ana);
    await bet(rooms, quick);
    const meanwhile = await readNow(cursor);
    await commit();
    const after = await readOn(meanwhile.cursor);
    expect(meanwhile.found.map(({ txId }) => txId)).not.toContain(late);
    expect([...meanwhile.found, ...after.found].map(({ txId }) => txId).toSorted()).toEqual(
      [late, quick.txId].toSorted(),
    );
  });

  test('begins at a time, and then needs nothing but the cursor', async () => {
    rooms.time.now = new Date('2026-11-21T12:00:40Z');
    const body = betBody(ana);
    await bet(rooms, body);
    await allCommitted(database.pool);
    const page = await read('?from=2026-11-21T12:00:30Z');
    expect(page.transactions.map(({ txId }) => txId)).toEqual([body.txId]);
    const future = await read('?from=2027-01-01T00:00:00Z');
    expect(future).toMatchObject({ transactions: [], hasMore: false });
    const next = betBody(ana);
    await bet(rooms, next);
    expect((await readOn(future.nextCursor)).found.map(({ txId }) => txId)).toEqual([next.txId]);
  });

  test('does not tell what another vendor did', async () => {
    await database.pool.query(
      `insert into vendor_transaction (vendor_code, tx_id, kind, state, member_id, payload_hash, currency, amount, created_at)
       values ('XOC', 'of-another', 'credit', 'done', $1, 'x', 'MXN', 1, now())`,
      [ana.memberId],
    );
    expect((await readOn()).found.map(({ txId }) => txId)).not.toContain('of-another');
  });
});

describe('400', () => {
  test.each([
    '?limit=9',
    '?limit=1001',
    '?limit=x',
    '?limit=10.5',
    '?limit=1e2',
    '?limit=',
    '?limit=true',
    '?limit=20&limit=20',
    '?from=yesterday',
    '?from=2016-12-31T23:59:60Z',
    '?from=2026-11-21T12:00:30Z[UTC]',
    '?cursor=',
    '?cursor=bm9uc2Vuc2U',
    '?cursor=MQ',
  ])('%s is refused, signed, and written down', async (query) => {
    expect(await read(query)).toMatchObject({ httpStatus: 400, status: 'INVALID_REQUEST' });
    // It is written beside the call, which does not wait for it.
    await vi.waitFor(async () => {
      const refused = await rooms.db.selectFrom('vendor_refusal').select('status').where('path', '=', path).execute();
      expect(refused).toContainEqual({ status: 'INVALID_REQUEST' });
    });
  });
});

describe('400 before the signature', () => {
  test('a text that no database keeps', async () => {
    expect(await read('?from=%00')).toMatchObject({ httpStatus: 400, status: 'INVALID_REQUEST' });
  });
});

describe('401', () => {
  test('a query that was changed after it was signed is refused', async () => {
    const answer = await rooms.api.inject({
      method: 'GET',
      url: `${path}?limit=20`,
      headers: { 'x-vendor': 'SOL', 'x-timestamp': String(rooms.time.now.getTime() / 1000), 'x-signature': 'ab' },
    });
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([401, { status: 'INVALID_SIGNATURE' }]);
  });

  test('a call of the wallet by GET is no feed', async () => {
    const answer = await rooms.api.inject({ method: 'GET', url: '/vendor/v1/wallet/bet' });
    expect(answer.statusCode).toBe(404);
  });
});
