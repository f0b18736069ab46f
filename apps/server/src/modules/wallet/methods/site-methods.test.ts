import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEvents } from '#kernel/events/events.ts';
import { useTestDatabase } from '#testing/database.ts';
import { useSiteCommands } from '#testing/site-commands.ts';
import { methodFile as file } from '../testing/method-file.ts';
import { useWallet } from '../testing/wallet-fixture.ts';
import { policyOf } from '../withdrawals/policy.ts';

const database = useTestDatabase();
const wallet = useWallet(database.db);
const commands = useSiteCommands(database);
const site = (...words: readonly string[]) => commands.site(words);
/** Writes a file of this text as the ways to pay of a site. */
const write = (code: string, text: string, ...options: string[]) =>
  site('methods', code, commands.write('methods.yaml', text), ...options);
const told = createEvents({ url: database.url, pool: database.pool, onError: () => undefined });
const own = () => `t${wallet.siteId.slice(0, 8)}`;

afterAll(() => told.close());
beforeAll(async () => {
  await commands.importColibri();
  await told.start();
  const rows = database.db.selectFrom('site').select('settings').where('merchant_code', '=', 'colibri');
  const { settings } = await rows.executeTakeFirstOrThrow();
  // The fixture's site has none, and could not be read by the program.
  await database.db.updateTable('site').set({ settings }).where('id', '=', wallet.siteId).execute();
}, 60_000);

const said = (text: string) => expect.stringContaining(text);
const events = () =>
  database.db
    .selectFrom('event_report')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('component', '=', 'wallet.methods')
    .orderBy('id')
    .execute();
async function offered(): Promise<{ code: string }[]> {
  const { memberId } = await wallet.member();
  const { json } = await wallet.call('GET', '/wps/v2/wallets/deposit-methods', memberId);
  return (json.value as { content: { code: string }[] }).content;
}

test('what a file says is offered to members at once, told as an event, and written once', async () => {
  const before = await offered();
  expect(await write(own(), file, '--dry-run')).toMatchObject({ status: 0, stdout: said('would offer') });
  expect(await offered()).toEqual(before);

  expect(await write(own(), file)).toMatchObject({ status: 0, stderr: '', stdout: said('offers these ways') });
  expect(await offered()).toMatchObject([
    { code: 'spei', min: '100.00', quickAmounts: ['200.00', '500.00'] },
    { code: 'card', fee: { fixed: '3.00', percent: '2.5' }, quickAmounts: [] },
  ]);
  expect(await write(own(), file)).toMatchObject({ status: 0, stdout: said('already') });

  const card = { code: 'card', kind: 'card', fee: { fixed: '3.00', percent: '2.5' } };
  expect(await events()).toMatchObject([
    {
      action: 'changed',
      actor_id: 'root',
      before: { deposits: before.map(({ code }) => ({ code })), payouts: [] },
      after: { deposits: [{ code: 'spei' }, card], payouts: [{ kind: 'bank' }] },
    },
  ]);
}, 60_000);

test('whether members may move money to their uplines is told to the processes that run', async () => {
  const changed = vi.fn();
  told.subscribe('site.changed', changed);
  const { stdout: shown } = await site('methods', 'colibri');
  const rule = `uplineTransfers: { min: "100", max: "500", dayMax: "800" }\n`;
  expect(await write('colibri', shown + rule)).toMatchObject({ status: 0 });
  const colibri = database.db.selectFrom('site').select('id as siteId').where('merchant_code', '=', 'colibri');
  const { siteId } = await colibri.executeTakeFirstOrThrow();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith({ siteId }));
}, 60_000);

test('what is shown of a new site is a file that can be written again; a wrong one and a wrong site are refused', async () => {
  expect(await site('methods', 'colibri')).toMatchObject({
    status: 0,
    stdout: said('deposits: []\npayouts: []\nwithdrawals:\n  turnoverPercent: "100"\n'),
  });
  expect(await write('colibri', file)).toMatchObject({ status: 0, stdout: said('colibri offers these ways') });
  const { stdout: shown } = await site('methods', 'colibri');
  expect(shown).toContain('code: card');
  expect(await write('colibri', shown)).toMatchObject({ status: 0, stdout: said('already') });

  const wrong = file.replace('max: "50000"', 'max: "50"');
  expect(await write('colibri', wrong)).toMatchObject({
    status: 1,
    stderr: said('line 6, deposits.0.max: is less than min'),
  });
  expect((await site('methods', 'colibri')).stdout).toBe(shown);
  expect(await write('nowhere', file)).toMatchObject({ status: 1, stderr: said('There is no such site') });
  expect(await site('methods', 'colibri', '/nowhere.yaml')).toMatchObject({
    status: 1,
    stderr: 'There is no file /nowhere.yaml\n',
  });
}, 60_000);

test('rules of money that a file names hold at once, and stay when a later file leaves them out', async () => {
  const rules = `withdrawals: { turnoverPercent: "0", coolingHours: 0, accountsMax: 1, dayCountMax: 7, dayAmountMax: "900", receiptMinutes: 5 }
uplineTransfers: { min: "100", max: "5000", dayMax: "8000" }
`;
  expect(await write(own(), file + rules)).toMatchObject({ status: 0, stderr: '', stdout: said('offers these ways') });
  const held = () => policyOf(database.db, wallet.siteId, 'MXN');
  expect(await held()).toMatchObject({ dayCountMax: 7, dayAmountMax: 9_000_000n, reviewFrom: null });
  expect(await write(own(), file)).toMatchObject({ status: 0, stdout: said('already') });
  expect(await held()).toMatchObject({ dayCountMax: 7 });
  expect((await site('methods', own())).stdout).toContain('uplineTransfers:\n  isAllowed: true\n  min: "100.00"\n');
  expect((await events()).at(-1)).toMatchObject({
    before: { withdrawals: { dayCountMax: 3 } },
    after: { withdrawals: { dayCountMax: 7 }, uplineTransfers: { dayMax: '8000.00' } },
  });
}, 60_000);
