import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createLedger, houseAccount } from '#modules/ledger';
import { useTestDatabase } from '#testing/database.ts';
import { useOperatorTool } from '#testing/operator-tool.ts';

const tool = useOperatorTool(useTestDatabase());
const ops = (...words: string[]) => tool.ops(['funds', ...words]);
const finance = (...words: string[]) => tool.ops(['funds', ...words], { OPERATOR: 'finance' });

beforeAll(async () => {
  const { db } = tool.platform;
  const site = db.selectFrom('site').select('id').where('merchant_code', '=', 'quetzal');
  const { id } = await site.executeTakeFirstOrThrow();
  const ledger = createLedger({ clock: { now: () => new Date() } });
  await db.transaction().execute(async (tx) => {
    const [from, to] = await ledger.accountsFor(tx, [
      houseAccount(`${id}/sandbox`, 'MXN', 'payment_clearing'),
      houseAccount(`${id}/sandbox`, 'MXN', 'payment_fee'),
    ] as const);
    const key = { scope: 'test', text: randomUUID() };
    await ledger.post(tx, { key, kind: 'fee', reference: {}, transfers: [{ from, to, amount: 10_000_000n }] });
  });
});

async function propose(...words: string[]): Promise<string> {
  const { output } = await ops('propose', ...words, 'B-4711', 'Day', 'of', 'the', 'bank');
  return /Proposal ([0-9a-f-]{36})/.exec(output)?.[1] ?? output;
}

test('T035: money at a provider goes to the account of players by two, and no more than lies there goes on', async () => {
  const id = await propose('sandbox', 'players', '500.00');
  expect((await ops('approve', id)).output).toContain('wallet.funds_own');
  expect((await finance('approve', id)).output).toContain('player_funds from 0.00 to 500.00');
  expect((await tool.ops(['liability'])).output).toMatch(/MXN.*500\.00/);
  const refused = await propose('players', 'house', '500.01');
  expect(await finance('approve', refused)).toMatchObject({
    exitCode: 1,
    stderr: 'wallet.funds_insufficient: At most 500.00 can be moved from there.\n',
  });
  expect((await finance('reject', refused)).output).toContain('is rejected');
  expect((await ops('list', 'rejected')).output).toContain(refused);
}, 60_000);

test('a way that there is not ends with 2, and the line of the command', async () => {
  expect(await ops('propose', 'sandbox', 'house', '5.00', 'B-4711', 'Past the players')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('funds propose FROM TO AMOUNT REFERENCE REASON'),
  });
}, 20_000);
