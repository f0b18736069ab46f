import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useOperatorTool } from '#testing/operator-tool.ts';

const tool = useOperatorTool(useTestDatabase());
const ops = (line: string) => tool.ops(line.split(' '));
const id = '0198c0de-0000-7000-8000-000000000000';

describe('words that a command cannot do anything with end with 2, what is wrong, and its line', () => {
  test.each([
    ['deposits credit', 'Missing: ID', 'deposits credit ID'],
    [`deposits reject ${id}`, 'Missing: REASON', 'deposits reject ID REASON'],
    ['deposits frob', 'STATE is one of created, pending, succeeded, failed, expired', 'deposits [STATE]'],
    ['adjust approve', 'Missing: ID', 'adjust approve|reject ID'],
    [
      'adjust propose carla.mendez 0 x',
      'AMOUNT is a number other than 0, as 250.00\nREASON says why, in 3 to 500 characters',
      'adjust propose ACCOUNT AMOUNT REASON',
    ],
    ['bonus grant carla.mendez 5 1 soon why not', 'DAYS is a whole number', 'bonus grant ACCOUNT'],
    ['vendors pause AMB yesterday they are down', 'UNTIL is an ISO time', 'vendors pause CODE'],
    ['status 1 tomorrow', 'UNTIL is an ISO time', 'status 0|1|2 [UNTIL]'],
    ['status 7', 'This word is one of 0, 1, 2', 'status 0|1|2 [UNTIL]'],
    ['reconciliation run SOL 2026-02-30', 'DAY is a day of the calendar', 'reconciliation run VENDOR DAY'],
    ['reconciliation list SOL opne', 'STATE is one of open, agreed, resolved', 'reconciliation list [VENDOR] [STATE]'],
    ['reconciliation list opne', 'opne is neither the code of a vendor nor a state', 'reconciliation list [VENDOR]'],
    ['ledger prove', 'Missing: JOURNAL', 'ledger prove JOURNAL'],
    ['chat log --frob', "Unknown option '--frob'", 'chat log [--room ROOM]'],
    ['site operators colibri ana', 'Missing: USERNAME', 'site operators CODE USERNAME USERNAME'],
    ['site agent colibri', 'Missing: USERNAME', 'site agent CODE USERNAME'],
    ['operator grant paula', 'Missing: ROLE', 'operator grant|revoke USERNAME ROLE'],
    [`withdrawals resolve ${id} magic Asked the bank`, 'request.invalid', 'withdrawals resolve ID HOW REASON'],
  ])('%s', async (line, problem, usage) => {
    const { exitCode, stdout, stderr } = await ops(line);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(problem);
    expect(stderr).toContain(`\n  ${usage}`);
    expect(stderr).not.toContain('    at ');
  });

  test('what is right by its words and refused for another cause ends with 1, without them', async () => {
    const { exitCode, stderr } = await ops('limits show nobody99');
    expect([exitCode, stderr]).toEqual([1, 'limits.account_unknown: This account does not exist (account)\n']);
    const { exitCode: ofVendor, stderr: unknown } = await ops('reconciliation list NOBODY');
    expect([ofVendor, unknown]).toEqual([1, expect.stringContaining('reconciliation.vendor_unknown')]);
  });

  test('a word that no command has shows the commands there are', async () => {
    expect(await ops('frob')).toMatchObject({ exitCode: 2, stdout: expect.stringContaining('  adjust propose') });
    expect(await ops('limits frob')).toMatchObject({ exitCode: 2, stdout: expect.stringContaining('  limits show') });
  });
});

test('times that are past are refused by the server in words', async () => {
  const past = expect.stringMatching(/^request\.time_past: This time is over already\. Choose a later one\./);
  const paused = await ops('vendors pause AMB 2020-01-01T00:00:00Z they are down');
  expect([paused.exitCode, paused.stderr]).toEqual([1, past]);
  const closed = await ops('status 1 2020-01-01T00:00:00Z');
  expect([closed.exitCode, closed.stderr]).toEqual([1, past]);
});

test.each([
  'deposits',
  'deposits review',
  'withdrawals list',
  'resolutions list',
  'adjust list approved',
  'bonus list',
  'balances',
  'rounds list carla.mendez',
  'free-rounds list',
  'outbox list',
  'chat reports',
  'chat log',
  'integrity list',
])('%s says in a line that there is nothing', async (line) => {
  const { exitCode, stdout } = await ops(line);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/\b(no|No|none|Nobody|nothing|Nothing)\b/);
  expect(stdout).not.toContain('(index)');
});
