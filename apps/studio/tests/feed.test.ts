import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createFeedReader, WalletUnreachable } from '@quetzal/vendor-kit/client';
import type { FeedTransaction } from '@quetzal/vendor-kit/protocol';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverDueRounds } from '../server/rounds/recovery.ts';
import { useTestDatabase } from './test-database.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';
import { openTestStudio, type TestStudio } from './test-studio.ts';

const database = useTestDatabase();
let platform: TestPlatform;
let studio: TestStudio;
let token: string;
let baseUrl: string;
let since: string | undefined;

beforeEach(async () => {
  platform = await startTestPlatform();
  studio = await openTestStudio(database.url, platform);
  token = await studio.open();
  await studio.app.listen({ port: 0, host: '127.0.0.1' });
  baseUrl = `http://127.0.0.1:${String((studio.app.server.address() as AddressInfo).port)}`;
  since = (await readOn()).cursor;
  return async () => {
    await studio.close();
    await platform.stop();
  };
});

const reader = (vendorCode = 'SOL', secret: string = platform.secrets.SOL) =>
  createFeedReader({ baseUrl, vendorCode, secret, now: studio.deps.now, timeoutMs: 2000, fetch });

/** Waits until whatever is under way in the database server has ended: the feed gives nothing before that. */
async function allCommitted(): Promise<void> {
  const read = async (which: 'xmin' | 'xmax'): Promise<bigint> => {
    const query = sql<{ id: string }>`select ${sql.raw(`pg_snapshot_${which}(pg_current_snapshot())::text`)} as id`;
    return BigInt((await query.execute(studio.deps.db)).rows[0]?.id ?? 0);
  };
  const newest = await read('xmax');
  await vi.waitFor(
    async () => {
      expect(await read('xmin')).toBeGreaterThanOrEqual(newest);
    },
    { timeout: 15_000, interval: 20 },
  );
}

async function readOn(limit = 500): Promise<{ found: FeedTransaction[]; cursor: string | undefined }> {
  await allCommitted();
  const found: FeedTransaction[] = [];
  let cursor = since;
  for await (const page of reader().pages(since === undefined ? { limit } : { cursor: since, limit })) {
    found.push(...page.transactions);
    cursor = page.nextCursor;
  }
  return { found, cursor };
}

describe('the feed of the studio', () => {
  it('tells the bet and the win of a settled round, page by page', async () => {
    for (let spins = 0; spins < 12; spins += 1) await studio.spin(token, '1.00');
    const { found } = await readOn(10);
    expect(found).toHaveLength(24);
    const wins = platform.callsTo('win').map(({ fields }) => [fields['txId'], fields['amount'], fields['betTxId']]);
    expect(
      found.filter(({ type }) => type === 'win').map(({ txId, amount, betTxId }) => [txId, amount, betTxId]),
    ).toEqual(wins);
    const call = platform.callsTo('bet')[0]?.fields;
    expect(found[0]).toMatchObject({ ...pick(call), type: 'bet', state: 'done', operatorId: 'quetzal' });
  });

  it('marks the bet of a free round and its rollback, and not its win', async () => {
    const grantId = 'grant-1';
    platform.state.freeRounds.push({ grantId, stake: '3.00', left: 2 });
    const spin = () => studio.call('POST', '/api/spin', token, { requestId: randomUUID(), stake: '3.00', grantId });
    await spin();
    platform.behaviour['bet'] = 'lost';
    await spin();
    expect((await readOn()).found.map(({ type, freeRound }) => [type, freeRound])).toEqual([
      ['bet', { grantId }],
      ['win', undefined],
      ['bet', { grantId }],
      ['rollback', { grantId }],
    ]);
  });

  it('tells a bet that was rolled back, and one whose end is not known yet as pending', async () => {
    platform.behaviour['bet'] = 'lost';
    await studio.spin(token);
    const done = (await readOn()).found.map(({ type, state, amount }) => [type, state, amount]);
    expect(done).toEqual([
      ['bet', 'rolled_back', '10.00'],
      ['rollback', 'done', '10.00'],
    ]);
    platform.behaviour['bet'] = 'normal';
    platform.behaviour['win'] = 'fail';
    await studio.spin(token);
    const open = (await readOn()).found.slice(2).map(({ type, state }) => [type, state]);
    expect(open).toEqual([
      ['bet', 'done'],
      ['win', 'pending'],
    ]);
    platform.behaviour['win'] = 'normal';
    studio.clock.offsetMs = 120_000;
    await recoverDueRounds(studio.deps);
    studio.clock.offsetMs = 0;
    expect((await readOn()).found.slice(2).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('tells no demo, no refused bet and nothing of another vendor', async () => {
    await studio.spin(await studio.open('demo'));
    platform.behaviour['bet'] = 'refuse';
    await studio.spin(token);
    expect((await readOn()).found).toEqual([]);
    expect((await reader('XOC').page({ limit: 10 })).transactions).toEqual([]);
    await expect(reader('NOBODY').page({ limit: 10 })).rejects.toThrow(WalletUnreachable);
  });

  it('begins at a time', async () => {
    await studio.spin(token);
    await allCommitted();
    const later = new Date(Date.now() + 60_000);
    expect(await reader().page({ from: later, limit: 10 })).toMatchObject({ transactions: [], hasMore: false });
    const day = await reader().page({ from: new Date(Date.now() - 60_000), limit: 1000 });
    expect(day.transactions.length).toBeGreaterThanOrEqual(2);
  });

  it('is for the platform only', async () => {
    await expect(reader('SOL', 'not-the-secret').page({ limit: 10 })).rejects.toThrow('INVALID_SIGNATURE');
    await expect(reader().page({ cursor: 'nonsense', limit: 10 })).rejects.toThrow('INVALID_REQUEST');
  });
});

function pick(fields: Readonly<Record<string, unknown>> | undefined) {
  const { txId, playerRef, currency, gameCode, roundId, amount } = fields ?? {};
  return { txId, playerRef, currency, gameCode, roundId, amount };
}
