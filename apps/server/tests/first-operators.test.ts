import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useOperatorTool } from '#testing/operator-tool.ts';
import { useSiteCommands } from '#testing/site-commands.ts';

const database = useTestDatabase();
const tool = useOperatorTool(database);
const { site, importColibri } = useSiteCommands(database);
const [ana, bruno] = ['Ana-chose-2026', 'Bruno-chose-2026'];

const staffOf = async (code: string) => {
  const rows = database.db.selectFrom('operator').innerJoin('site', 'site.id', 'operator.site_id');
  return rows.select('username').where('merchant_code', '=', code).orderBy('username').execute();
};

beforeAll(async () => {
  await tool.platform.events.start();
  await importColibri();
}, 60_000);

describe('a site that has no operators', () => {
  test.each([
    ['one person twice', ['colibri', 'ana', 'ana'], [ana, bruno], 1, 'two people'],
    ['a name that cannot log in', ['colibri', 'Ana Ríos', 'bruno'], [ana, bruno], 1, 'Ana Ríos is no user name'],
    ['a short password', ['colibri', 'ana', 'bruno'], [ana, 'short'], 1, 'password of bruno needs 12 to 200'],
    ['one password for both', ['colibri', 'ana', 'bruno'], [ana, ana], 1, 'that the other does not have'],
    ['a password too few', ['colibri', 'ana', 'bruno'], [ana], 1, 'No password was given for bruno'],
    ['an unknown role', ['colibri', 'ana', 'bruno', '--roles', 'king'], [ana, bruno], 1, 'king is none of the roles'],
    ['nobody who adds others', ['colibri', 'ana', 'bruno', '--roles', 'risk'], [ana, bruno], 1, 'staff-admin'],
    ['a site that is none', ['nowhere', 'ana', 'bruno'], [ana, bruno], 1, 'There is no such site'],
  ])('gets none with %s', async (_what, words, lines, status, said) => {
    expect(await site(['operators', ...words], lines)).toMatchObject({ status, stderr: expect.stringContaining(said) });
    expect(await staffOf('colibri')).toEqual([]);
  });

  test('gets its first two, who log in with the passwords they chose and add the others', async () => {
    const added = await site(['operators', 'colibri', 'ana', 'bruno', '--roles', 'staff-admin,payments'], [ana, bruno]);
    expect(added).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('ana and bruno run colibri'),
    });
    expect(added.stdout).not.toContain(ana);

    const as = (OPERATOR: string, OPERATOR_PASSWORD: string) => ({ MERCHANT: 'colibri', OPERATOR, OPERATOR_PASSWORD });
    // The running platform hears of the new site by a notice.
    await vi.waitFor(
      async () => {
        const { output } = await tool.ops(['operator', 'whoami'], as('ana', ana));
        expect(output).toContain('ana is active; roles: payments, staff-admin');
      },
      { timeout: 20_000 },
    );
    const other = await tool.ops(['operator', 'add', 'carla', 'Carla Paz', 'risk'], as('bruno', bruno));
    expect(other).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('First half of the password of carla'),
    });

    const events = database.db
      .selectFrom('event_report')
      .select(['action', 'actor_kind', 'actor_id', 'after'])
      .where('component', '=', 'ops.staff')
      .where('actor_id', '=', 'root');
    const roles = ['staff-admin', 'payments'];
    expect(await events.orderBy('id').execute()).toEqual(
      ['ana', 'bruno'].map((username) => ({
        action: 'added',
        actor_kind: 'system',
        actor_id: 'root',
        after: { username, name: username, roles },
      })),
    );
  }, 60_000);

  test('gets no second pair', async () => {
    const again = await site(['operators', 'colibri', 'dora', 'emil'], ['Dora-chose-2026', 'Emil-chose-2026']);
    expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('The site has operators (ana, bruno') });
    expect((await staffOf('colibri')).map(({ username }) => username)).toEqual(['ana', 'bruno', 'carla']);
  });
});
