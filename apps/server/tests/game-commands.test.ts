import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useOperatorTool } from '#testing/operator-tool.ts';

const tool = useOperatorTool(useTestDatabase());
const ops = (line: string) => tool.ops(line.split(' '));
const backAt = '2127-01-01T06:00:00.000Z';
const key = { vendorCode: 'SOL', gameCode: 'tesoro-solar' };
let siteId: string;

beforeAll(async () => {
  const sites = tool.platform.db.selectFrom('site').select('id').where('merchant_code', '=', 'quetzal');
  ({ id: siteId } = await sites.executeTakeFirstOrThrow());
});

const pauseOf = () => tool.platform.services.games.pauseOf(siteId, key);

test('T093: a game is closed, listed and opened again from a terminal, with its reason in the event report', async () => {
  expect((await ops('games closed')).stdout).toBe('No game is closed by itself\n');
  const closed = await ops(`games close SOL tesoro-solar ${backAt} the reels stand still`);
  expect(closed.output).toBe('The game tesoro-solar of SOL is closed\n');
  expect(await pauseOf()).toMatchObject({ of: 'game', backAt: new Date(backAt) });
  expect((await ops('games closed')).stdout).toMatch(/SOL.*tesoro-solar.*2127-01-01/);
  expect((await ops('games close SOL tesoro-solar - nobody knows when')).exitCode).toBe(0);
  expect(await pauseOf()).toMatchObject({ of: 'game', backAt: null });
  expect((await ops('games open SOL tesoro-solar it was mended')).exitCode).toBe(0);
  expect(await pauseOf()).toBeNull();
  const events = tool.platform.db.selectFrom('event_report').select('reason').orderBy('at');
  expect(await events.where('subject', '=', 'game:SOL/tesoro-solar').execute()).toEqual([
    { reason: 'the reels stand still' },
    { reason: 'nobody knows when' },
    { reason: 'it was mended' },
  ]);
}, 60_000);

test('T093: the open rounds of a game are refunded only while it is closed', async () => {
  const refundAll = () => ops('rounds refund-all SOL tesoro-solar the reels stood still');
  expect(await refundAll()).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('request.not_found') });
  await ops('games close SOL tesoro-solar - the reels stand still');
  expect((await refundAll()).output).toBe('0 rounds of tesoro-solar are refunded, 0 are left\n');
}, 60_000);

test.each([
  ['games close SOL tesoro-solar soon the reels stand still', 2, 'UNTIL is an ISO time'],
  ['games close SOL tesoro-solar -', 2, 'Missing: REASON'],
  ['games close SOL no-such-game - it is not there', 1, 'request.not_found'],
  ['games close SOL tesoro-solar 2020-01-01T00:00:00Z too late', 1, 'request.time_past'],
  ['rounds refund-all SOL tesoro-solar', 2, 'Missing: REASON'],
])('%s is refused', async (line, exitCode, problem) => {
  expect(await ops(line)).toMatchObject({ exitCode, stderr: expect.stringContaining(problem) });
});
