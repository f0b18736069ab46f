import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withConnection } from '@quetzal/local-postgres';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startJobs } from '#kernel/jobs/jobs.ts';
import { bareEnvironment } from '#testing/bare-environment.ts';
import { useTestDatabase } from '#testing/database.ts';
import { type LyingVendor, startLyingVendor } from '#testing/reconciliation/lying-vendor.ts';
import { planRun } from '../src/modules/vendors/reconciliation/plan-runs.ts';
import { useWithdrawals } from '../src/modules/wallet/withdrawals/testing/withdrawals-fixture.ts';

const database = useTestDatabase();
const wallet = useWithdrawals(database.db);
const { db } = database;
const main = fileURLToPath(new URL('../src/main/worker.ts', import.meta.url));
const secret = 'only-for-tests-solaris';
const patience = { timeout: 90_000, interval: 100 };
const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString().slice(0, 10);
const names = Array.from({ length: 25 }, (_, index) => `b${String(index).padStart(2, '0')}`);
let vendor: LyingVendor;
let worker: ChildProcess;
/** What the worker said when it could not go on. */
let said = '';
let jobs: Awaited<ReturnType<typeof startJobs>>;

const jwk = (kind: 'ec' | 'ed25519'): string => {
  const { privateKey } =
    kind === 'ec' ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : generateKeyPairSync('ed25519');
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'test' });
};

beforeAll(async () => {
  vendor = await startLyingVendor({ secret, now: () => new Date() });
  jobs = await startJobs({ url: database.url, jobs: [], onError: () => undefined });
});
afterEach(() => killWorker());
afterAll(async () => {
  await jobs.close();
  await vendor.close();
});

function startWorker(): void {
  const nowhere = 'http://127.0.0.1:9';
  const sealing = JSON.stringify([{ id: wallet.keys.id, secret: wallet.keys.secret.toString('base64url') }]);
  const env = {
    ...bareEnvironment,
    DATABASE_URL: database.url,
    API_URL: nowhere,
    PLAYER_SITE_URL: nowhere,
    AGENT_SITE_URL: nowhere,
    STUDIO_URL: nowhere,
    SANDBOX_URL: wallet.provider.url,
    JWE_PRIVATE_KEY: jwk('ec'),
    PAYMENT_WEBHOOK_SECRET: 'only-for-tests-webhook',
    VENDOR_SECRETS: JSON.stringify({ LAPSO: secret }),
    LEDGER_SIGNING_KEY: ledgerKey,
    PERSONAL_DATA_KEYS: sealing,
    LOG_LEVEL: 'silent',
  };
  worker = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  said = '';
  worker.stderr?.on('data', (text) => (said += String(text)));
}

/** `kill -9`: it has no time to say anything. */
async function killWorker(): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

const ledgerKey = jwk('ed25519');

/** Asks for a run of a job; the queue is there once a worker has been. */
const run = (job: string) => vi.waitFor(() => jobs.send(job), patience);

/** What a few minutes do that a test does not want to wait for: a dead worker's claims end, and polls are due. */
async function passMinutes(): Promise<void> {
  await withConnection(database.ownerUrl, async (owner) => {
    await owner.query(`update job_queue.job set heartbeat_on = now() - interval '5 minutes' where state = 'active'`);
    await owner.query(`update reconciliation_run set claimed_until = now() where state = 'reading'`);
    await owner.query(`update withdrawal set next_poll_at = now() where state = 'paying'`);
  });
}

/** A vendor with 25 bets of yesterday that both sides know, and one that only it knows. */
async function makeBooks(memberId: string): Promise<void> {
  const row = { code: 'LAPSO', name: 'Vendor', base_url: vendor.baseUrl, game_types: ['RNG'] };
  await db.insertInto('vendor').values(row).execute();
  const site = await db
    .selectFrom('site')
    .select('merchant_code')
    .where('id', '=', wallet.siteId)
    .executeTakeFirstOrThrow();
  const at = new Date(`${yesterday}T12:00:00Z`);
  const facts = { operatorId: site.merchant_code, playerRef: memberId, currency: 'MXN', amount: '1.00' };
  vendor.told = [...names, 'only-theirs'].map((txId) => {
    return { ...facts, type: 'bet', txId, state: 'done', at: at.toISOString() } as const;
  });
  const ours = { vendor_code: 'LAPSO', kind: 'bet', state: 'done', member_id: memberId, payload_hash: 'x' };
  const rows = names.map((tx_id) => {
    return { ...ours, tx_id, round_id: randomUUID(), currency: 'MXN', amount: 10_000n, created_at: at };
  });
  await db.insertInto('vendor_transaction').values(rows).execute();
  const wish = { vendorCode: 'LAPSO', day: yesterday, askedBy: wallet.operatorId, now: new Date() };
  expect(await planRun(db, wish)).toBeDefined();
}

const runOfVendor = () =>
  db.selectFrom('reconciliation_run').select(['id', 'state', 'pages']).where('vendor_code', '=', 'LAPSO').execute();
const stateOf = async (id: string) =>
  (await db.selectFrom('withdrawal').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

test('T127: a worker that is killed in a comparison and in a payout poll loses nothing, and nothing happens twice', async () => {
  wallet.now = new Date();
  const member = await wallet.richMember();
  await makeBooks(member.memberId);
  const withdrawal = await wallet.askAndApprove(member);
  for (const payout of wallet.provider.payouts.values()) payout.state = 'paid';
  await passMinutes();
  wallet.provider.mood = 'silent';
  vendor.pageMax = 10;
  vendor.onPage = () => {
    vendor.mood = 'slow';
  };

  startWorker();
  await run('vendors.reconcile');
  await run('wallet.pay_withdrawals');
  await vi.waitFor(() => {
    expect([said, vendor.stalled > 0, wallet.provider.unanswered > 0]).toEqual(['', true, true]);
  }, patience);
  await killWorker();
  expect(await runOfVendor()).toMatchObject([{ state: 'reading', pages: 1 }]);
  expect(await stateOf(withdrawal)).toBe('paying');

  await passMinutes();
  vendor.onPage = () => undefined;
  vendor.mood = 'normal';
  wallet.provider.mood = 'well';
  startWorker();
  await run('vendors.reconcile');
  await run('wallet.pay_withdrawals');
  await vi.waitFor(async () => {
    const [first] = await runOfVendor();
    expect([said, first?.state, await stateOf(withdrawal)]).toEqual(['', 'done', 'paid']);
  }, patience);
  await killWorker();

  const [first] = await runOfVendor();
  expect(first?.pages).toBe(3);
  expect(vendor.asked.slice(0, 3).map(({ cursor }) => cursor)).toEqual([undefined, '10', '20']);
  const told = db.selectFrom('vendor_feed_entry').select('tx_id').where('vendor_code', '=', 'LAPSO').orderBy('tx_id');
  expect((await told.execute()).map(({ tx_id }) => tx_id)).toEqual([...names, 'only-theirs']);
  const sums = db
    .selectFrom('reconciliation_sum')
    .selectAll()
    .where('run_id', '=', first?.id ?? '');
  expect(await sums.execute()).toMatchObject([{ kind: 'bet', our_count: 25n, their_count: 26n }]);
  const items = db.selectFrom('reconciliation_item').select(['tx_id', 'state']).where('vendor_code', '=', 'LAPSO');
  expect(await items.execute()).toEqual([{ tx_id: 'only-theirs', state: 'open' }]);

  expect([wallet.provider.orders, wallet.provider.payouts.size]).toEqual([1, 1]);
  expect(await wallet.balance(member.memberId)).toEqual({ cash: 5_000_000n, held: 0n });
  expect(await wallet.ledger.verify(db)).toEqual([]);
  expect(await wallet.ledger.trialBalance(db)).toMatchObject([{ balanced: true }]);
}, 240_000);
