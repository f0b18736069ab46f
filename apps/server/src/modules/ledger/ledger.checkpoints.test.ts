import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  checkpointPathIn,
  createBatchPoster,
  createCheckpointFile,
  ledgerJobs,
  overdueJournals,
  readCheckpointFile,
  verifyChain,
  verifyCheckpoints,
} from '#modules/ledger';
import { allCommitted } from '#testing/all-committed.ts';
import { useTestDatabase } from '#testing/database.ts';
import { seal, SealRefused } from './ledger.seal.ts';
import { ledgerFixture, testSealKey } from './testing/ledger-fixture.ts';
import { chainGone, lastBlockGone, tamper } from './testing/tamper.ts';

const { db, pool, url, ownerUrl } = useTestDatabase();
const clock = { now: () => new Date('2026-11-27T12:00:00Z') };
const { ledger, player, bet } = ledgerFixture(db, clock);
const key = testSealKey();
const keys = new Map([[key.id, key.publicKey]]);
let directory: string;
let ana: Awaited<ReturnType<typeof player>>;
let bets = 0;

const path = () => checkpointPathIn(directory);
const keeper = () => createCheckpointFile(directory);
const sealAll = (signing = key) => seal({ db, clock, key: signing, keeper: keeper(), transfersMax: 3 });
const found = async () => (await verifyCheckpoints(db, keys, readCheckpointFile(path()))).broken;

/** Places bets until there are as many more, and seals them once every transaction of this moment has ended. */
async function sealBets(count: number): Promise<void> {
  for (let placed = 0; placed < count; placed += 1) await bet(ana.cash, 10n, `c${(bets += 1)}`);
  await allCommitted(pool);
  await sealAll();
}

beforeAll(async () => {
  ana = await player(100_000n);
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'checkpoints-'));
  await tamper(ownerUrl, ...chainGone);
  await sealBets(7);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe('checkpoints that are kept outside the database', () => {
  test('each block leaves one line, which only its owner can read', async () => {
    const lines = (await readFile(path(), 'utf8')).trimEnd().split('\n');
    const blocks = await db.selectFrom('ledger_block').selectAll().orderBy('number').execute();
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
      blocks.map(({ number, hash, signature, key_id, sealed_at }) => ({
        block: String(number),
        hash: hash.toString('hex'),
        signature: signature.toString('hex'),
        keyId: key_id,
        sealedAt: sealed_at.toISOString(),
      })),
    );
    expect(blocks.length).toBeGreaterThan(2);
    expect((await stat(path())).mode & 0o777).toBe(0o600);
    expect(await verifyCheckpoints(db, keys, readCheckpointFile(path()))).toEqual({
      checkpoints: blocks.length,
      broken: [],
    });
  });

  test('processes that seal at once write each block down once', async () => {
    for (let placed = 0; placed < 12; placed += 1) await bet(ana.cash, 10n, `c${(bets += 1)}`);
    await Promise.all([sealAll(), sealAll(), sealAll()]);
    await sealBets(1);
    const told = (await readFile(path(), 'utf8')).trimEnd().split('\n');
    const { blocks } = await verifyChain(db, keys);
    expect([told.length, new Set(told).size]).toEqual([blocks, blocks]);
    expect(await found()).toEqual([]);
  });

  test('half a line that a crash left takes nothing with it, and is told', async () => {
    const { size } = await stat(path());
    await truncate(path(), size - 20);
    await sealBets(2);
    expect((await found()).map(({ what }) => what)).toEqual(['unreadable']);
    expect((await keeper().last())?.block).toBe(BigInt((await verifyChain(db, keys)).blocks));
  });

  test('a checkpoint that nobody signed is found', async () => {
    const last = (await readFile(path(), 'utf8')).trimEnd().split('\n').at(-1) ?? '';
    await appendFile(path(), `${last.replace(/"hash":"..../, '"hash":"0000')}\n`);
    expect((await found()).map(({ what }) => what)).toEqual(['forged']);
  });
});

describe('T118: the newest blocks rewritten by who owns the database', () => {
  const cheaper = (name: string) => [
    `update ledger_transfer set amount = 1, from_balance_after = from_balance_after + 9 where key = 'bet/${name}'`,
    `update ledger_account set balance = balance + 9 where id = ${ana.cash.id}`,
  ];
  const restore = (name: string) => [
    `update ledger_transfer set amount = 10, from_balance_after = from_balance_after - 9 where key = 'bet/${name}'`,
    `update ledger_account set balance = balance - 9 where id = ${ana.cash.id}`,
  ];

  test('the last block gone and its bet changed: found, and not signed again', async () => {
    const last = (await keeper().last())?.block;
    await tamper(ownerUrl, ...lastBlockGone, ...cheaper(`c${bets}`));
    expect([(await verifyChain(db, keys)).broken, await ledger.verify(db)]).toEqual([[], []]);
    expect(await found()).toMatchObject([{ block: last, what: 'missing' }]);
    await expect(sealAll()).rejects.toThrow(SealRefused);
    await expect(sealAll()).rejects.toThrow(`block ${last} was sealed before and is gone`);
    expect(await found()).toHaveLength(1);
    await tamper(ownerUrl, ...restore(`c${bets}`));
  });

  test('the same block sealed anew, even with the right key, is found', async () => {
    const last = (await keeper().last())?.block;
    await tamper(ownerUrl, ...lastBlockGone, ...cheaper(`c${bets}`));
    await seal({ db, clock, key });
    expect((await verifyChain(db, keys)).broken).toEqual([]);
    expect(await found()).toMatchObject([{ block: last, what: 'rewritten' }]);
    await expect(sealAll()).rejects.toThrow(`block ${last} is not the one that was sealed before`);
    await tamper(ownerUrl, ...lastBlockGone, ...restore(`c${bets}`));
  });

  test('the whole chain gone: every checkpoint tells, what is not sealed is told, and nothing is signed', async () => {
    const { checkpoints } = await verifyCheckpoints(db, keys, readCheckpointFile(path()));
    await tamper(ownerUrl, ...chainGone);
    expect(await verifyChain(db, keys)).toMatchObject({ blocks: 0, broken: [] });
    const broken = await found();
    expect([broken.length, new Set(broken.map(({ what }) => what))]).toEqual([checkpoints, new Set(['missing'])]);
    const soon = new Date(clock.now().getTime() + 5 * 60_000);
    const later = new Date(clock.now().getTime() + 11 * 60_000);
    expect(await overdueJournals(db, soon)).toEqual({ journals: 0, oldest: null });
    expect(await overdueJournals(db, later)).toEqual({ journals: bets + 1, oldest: clock.now() });
    await expect(sealAll()).rejects.toThrow(SealRefused);
    expect((await verifyChain(db, keys)).blocks).toBe(0);
  });

  test('a sealer that may not go on says so at each run, and reports it once until it may', async () => {
    const refused: unknown[] = [];
    const poster = createBatchPoster({ url, clock, onError: () => undefined });
    const told: bigint[] = [];
    const jobs = ledgerJobs({
      db,
      clock,
      poster,
      sealKey: key,
      keeper: keeper(),
      onSealed: ({ block }) => told.push(block),
      onUnsealed: (error) => refused.push(error),
    });
    const run = async () => jobs.find(({ name }) => name === 'ledger.seal')?.run();
    const reports = () =>
      db
        .selectFrom('event_report')
        .select(['action', 'subject', 'reason'])
        .where('component', '=', 'ledger.seal')
        .execute();
    const last = (await keeper().last())?.block;
    await tamper(ownerUrl, 'create table gone as select * from ledger_block', ...chainGone);
    await run();
    await run();
    expect(refused).toHaveLength(2);
    expect(await reports()).toMatchObject([{ action: 'refused', subject: `ledger_block:${last}` }]);

    await tamper(ownerUrl, 'insert into ledger_block select * from gone', 'drop table gone');
    await bet(ana.cash, 10n, `c${(bets += 1)}`);
    await expect.poll(async () => (await run(), told.length), { timeout: 30_000 }).toBe(1);
    expect((await keeper().last())?.block).toBe(told[0]);
    await tamper(ownerUrl, ...lastBlockGone);
    await run();
    expect([refused.length, (await reports()).length]).toEqual([3, 2]);
    await poster.close();
  });

  test('a checkpoint that cannot be kept is told, and the run fails', async () => {
    const told: unknown[] = [];
    const poster = createBatchPoster({ url, clock, onError: () => undefined });
    const unwritable = createCheckpointFile(path());
    const job = ledgerJobs({
      db,
      clock,
      poster,
      sealKey: key,
      keeper: { ...unwritable, last: keeper().last },
      onSealed: () => undefined,
      onUnsealed: (error) => told.push(error),
    }).find(({ name }) => name === 'ledger.seal');
    await bet(ana.cash, 10n, `c${(bets += 1)}`);
    await allCommitted(pool);
    await expect(job?.run()).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(told).toHaveLength(1);
    await sealBets(1);
    expect(await found()).toEqual([]);
    await poster.close();
  });

  test('checkpoints of another ledger are none of this one', async () => {
    const another = testSealKey();
    await tamper(ownerUrl, ...chainGone);
    await writeFile(path(), '');
    await sealAll(another);
    expect(new Set((await found()).map(({ what }) => what))).toEqual(new Set(['forged']));
  });
});
