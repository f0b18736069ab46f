import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useOperatorTool } from '#testing/operator-tool.ts';

const tool = useOperatorTool(useTestDatabase());
const ops = (line: string, OPERATOR = 'ops') => tool.ops(line.split(' '), { OPERATOR });
/** The cells of the first row of a printed table, by column. */
function firstRow(table: string): Record<string, string> {
  const [names = [], row = []] = table
    .split('\n')
    .filter((line) => line.startsWith('│'))
    .map((line) => line.split('│').map((cell) => cell.trim().replaceAll("'", '')));
  return Object.fromEntries(names.map((name, at) => [name, row[at] ?? '']));
}

test('who decides on a correction sees whose money it is, in which currency, and who proposed it', async () => {
  expect(await ops('adjust propose carla.mendez 25.00 Promised on the phone')).toMatchObject({ exitCode: 0 });
  const proposed = firstRow((await ops('adjust list proposed', 'finance')).stdout);
  expect(proposed).toMatchObject({ account: 'carla.mendez', amount: '25.00', currency: 'MXN', proposer: 'ops' });
  expect(await ops(`adjust approve ${proposed['id']}`, 'finance')).toMatchObject({ exitCode: 0 });
  const approved = firstRow((await ops('adjust list approved')).stdout);
  expect(approved).toMatchObject({ proposer: 'ops', decider: 'finance', balanceAfter: '25.00' });
}, 60_000);

test('a correction that takes more than the member has is refused with the name of who lacks it', async () => {
  await ops('adjust propose carla.mendez -1000.00 Credited twice');
  const { id } = firstRow((await ops('adjust list proposed')).stdout);
  const { exitCode, stderr } = await ops(`adjust approve ${id}`, 'finance');
  expect([exitCode, stderr]).toEqual([1, "wallet.adjustment_funds: The member's balance is not enough.\n"]);
}, 60_000);

test('restricted credit is listed with its account, currency and proposer', async () => {
  expect(await ops('bonus grant carla.mendez 10.00 5 7 Welcome gift')).toMatchObject({ exitCode: 0 });
  const row = firstRow((await ops('bonus list')).stdout);
  expect(row).toMatchObject({ account: 'carla.mendez', amount: '10.00', currency: 'MXN', proposer: 'ops' });
}, 60_000);
