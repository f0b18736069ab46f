import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Account, type BatchPoster, companion, createBatchPoster, type Posting } from '#modules/ledger';
import { ledgerFixture } from './testing/ledger-fixture.ts';

const { db, url, ownerUrl } = useTestDatabase();
const { ledger, player, house } = ledgerFixture(db);
const clock = { now: () => new Date() };
const posters: BatchPoster[] = [];

function open(more: object = {}): BatchPoster {
  const poster = createBatchPoster({ url, clock, onError: () => undefined, ...more });
  posters.push(poster);
  return poster;
}
afterAll(() => Promise.all(posters.map((poster) => poster.close())));

const bet = (from: Account, to: Account, amount: bigint, text: string = randomUUID()): Posting => ({
  key: { scope: 'bet', text },
  kind: 'bet',
  reference: { gameCode: 'fiesta-calavera', quoted: 'a "b" \\ c, {d}' },
  transfers: [{ from, to, amount }],
});
const cashOf = async (memberId: string) => {
  const holdings = await ledger.holdingsOf(db, memberId);
  return holdings.find(({ purpose }) => purpose === 'cash')?.balance ?? 0n;
};
const outcomesOf = async (asked: Promise<{ outcome: string }>[]) =>
  (await Promise.all(asked)).map(({ outcome }) => outcome);

describe('posting what arrives together', () => {
  test('every posting of a crowd gets its own answer, and the balances after it follow one another', async () => {
    const [ana, to] = [await player(1_000n), await house()];
    const poster = open();
    const answers = await Promise.all(Array.from({ length: 100 }, () => poster.submit(bet(ana.cash, to, 10n))));
    const after = answers.map(({ balances }) => balances[0]?.balance ?? -1n).sort((a, b) => (a < b ? 1 : -1));
    expect(after).toEqual(Array.from({ length: 100 }, (_, index) => 990n - BigInt(index) * 10n));
    expect(await cashOf(ana.memberId)).toBe(0n);
  });

  test('who cannot afford it is refused, and the others in the same batch are not', async () => {
    const [ana, eva, to] = [await player(25n), await player(1_000n), await house()];
    const poster = open({ connectionsMax: 1 });
    const first = poster.submit(bet(eva.cash, to, 1n));
    const crowd = [ana, eva, ana, eva, ana].map(({ cash }) => poster.submit(bet(cash, to, 10n)));
    expect(await outcomesOf([first, ...crowd])).toEqual([
      'posted',
      'posted',
      'posted',
      'posted',
      'posted',
      'insufficient',
    ]);
    expect(await cashOf(ana.memberId)).toBe(5n);
    expect(await cashOf(eva.memberId)).toBe(979n);
  });

  test('keys that come twice are posted once, within one batch and over batches', async () => {
    const [ana, to] = [await player(1_000n), await house()];
    const poster = open({ connectionsMax: 1 });
    const [key, other] = [randomUUID(), randomUUID()];
    const asked = [key, key, other, key].map((text) => poster.submit(bet(ana.cash, to, 10n, text)));
    expect(await outcomesOf(asked)).toEqual(['posted', 'exists', 'posted', 'exists']);
    expect(await outcomesOf([poster.submit(bet(ana.cash, to, 11n, key))])).toEqual(['conflict']);
    expect(await cashOf(ana.memberId)).toBe(980n);
  });

  test('a posting that the database cannot hold is rejected alone', async () => {
    const [ana, to] = [await player(1_000n), await house()];
    const poster = open({ connectionsMax: 1 });
    const poison = { ...bet(ana.cash, to, 10n), reference: { name: 'a\0b' } };
    const asked = [bet(ana.cash, to, 1n), bet(ana.cash, to, 10n), poison, bet(ana.cash, to, 10n)];
    const answers = await Promise.allSettled(asked.map((posting) => poster.submit(posting)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await cashOf(ana.memberId)).toBe(979n);
  });

  test('a posting that no caller should make is rejected before it reaches a batch', async () => {
    const [ana, to] = [await player(10n), await house()];
    await expect(open().submit(bet(ana.cash, to, 0n))).rejects.toThrow(RangeError);
  });

  test('more than may wait are turned away at once', async () => {
    const [ana, to] = [await player(10n), await house()];
    const poster = open({ connectionsMax: 1, waitingMax: 1 });
    const asked = [1, 2, 3].map(() => poster.submit(bet(ana.cash, to, 1n)));
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  test('several posters on the same players at once lose and double nothing', async () => {
    const people = await Promise.all([500n, 500n, 500n].map((cash) => player(cash)));
    const to = await house();
    const crowd = [open(), open()].flatMap((poster) =>
      Array.from({ length: 120 }, (_, index) => {
        const from = people[index % people.length]?.cash ?? to;
        return poster.submit(bet(from, to, 10n));
      }),
    );
    const posted = (await outcomesOf(crowd)).filter((outcome) => outcome === 'posted').length;
    expect(posted).toBe(150);
    expect(await Promise.all(people.map(({ memberId }) => cashOf(memberId)))).toEqual([0n, 0n, 0n]);
  });

  test('connections that are cut while posting leave every key either posted or free to be asked again', async () => {
    const [ana, to] = [await player(10_000n), await house()];
    const poster = open();
    const postings = Array.from({ length: 300 }, () => bet(ana.cash, to, 1n));
    const asked = Promise.allSettled(postings.map((posting) => poster.submit(posting)));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`.execute(db);
    await asked;
    const again = await Promise.all(postings.map((posting) => poster.submit(posting)));
    expect(again.every(({ outcome }) => outcome === 'posted' || outcome === 'exists')).toBe(true);
    expect(await cashOf(ana.memberId)).toBe(9_700n);
  });
});

describe('rows that go with a posting', () => {
  const rows = {
    insert: (all: readonly { id: string; said: string }[]) => ({
      name: 'test_rows',
      text: 'insert into companion_row select * from unnest($1::text[], $2::text[])',
      values: [all.map(({ id }) => id), all.map(({ said }) => said)],
    }),
  };
  beforeAll(async () => {
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query('create table companion_row (id text primary key, said text not null)');
    await client.end();
  });
  const kept = async (ids: string[]) => {
    const found = await sql<{ id: string; said: string }>`
      select id, said from companion_row where id = any(${ids})`.execute(db);
    return new Map(found.rows.map(({ id, said }) => [id, said]));
  };

  test('are written with it when it is posted, and not when it is refused', async () => {
    const [ana, to] = [await player(25n), await house()];
    const poster = open({ connectionsMax: 1 });
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const asked = ids.map((id) => {
      const row = companion(rows, ({ balances }) => ({ id, said: String(balances[0]?.balance) }));
      return poster.submit(bet(ana.cash, to, 10n), row);
    });
    expect(await outcomesOf(asked)).toEqual(['posted', 'posted', 'insufficient']);
    expect(await kept(ids)).toEqual(
      new Map([
        [ids[0], '15'],
        [ids[1], '5'],
      ]),
    );
  });

  test('that are refused take only their own posting with them', async () => {
    const [ana, to] = [await player(1_000n), await house()];
    const poster = open({ connectionsMax: 1 });
    const same = randomUUID();
    const asked = [randomUUID(), same, same, randomUUID()].map((id) =>
      poster.submit(
        bet(ana.cash, to, 10n),
        companion(rows, () => ({ id, said: '' })),
      ),
    );
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await cashOf(ana.memberId)).toBe(970n);
  });
});

test('after all that the books agree with their entries', async () => {
  expect(await ledger.verify(db)).toEqual([]);
});
