import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useOperatorTool } from '#testing/operator-tool.ts';

const database = useTestDatabase();
const tool = useOperatorTool(database);
const folder = mkdtempSync(join(tmpdir(), 'first-operators-'));
const root = fileURLToPath(new URL('../../../', import.meta.url));
const [ana, bruno] = ['Ana-chose-2026', 'Bruno-chose-2026'];

/** `npm run ops -- site ...` with these lines on its standard input. */
function site(words: readonly string[], lines: readonly string[] = []) {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url, OPERATOR: 'root', QUETZAL_DATA: '/nowhere' };
  const args = ['scripts/operator/src/command.ts', 'site', ...words];
  const input = lines.map((line) => `${line}\n`).join('');
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const staffOf = async (code: string) => {
  const rows = database.db.selectFrom('operator').innerJoin('site', 'site.id', 'operator.site_id');
  return rows.select('username').where('merchant_code', '=', code).orderBy('username').execute();
};

beforeAll(async () => {
  await tool.platform.events.start();
  const file = join(folder, 'colibri.yaml');
  const demo = readFileSync(join(root, 'apps/server/sites/tucan.yaml'), 'utf8');
  const text = demo
    .replace('merchantCode: tucan', 'merchantCode: colibri')
    .replace('http://localhost:4110', 'https://colibri.example')
    .replace('http://localhost:4210', 'https://agents.colibri.example');
  writeFileSync(file, text);
  site(['import', file]);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a site that has no operators', () => {
  test.each([
    ['one name', ['colibri', 'ana'], [ana], 2, 'USERNAME'],
    ['one person twice', ['colibri', 'ana', 'ana'], [ana, bruno], 1, 'two people'],
    ['a name that cannot log in', ['colibri', 'Ana Ríos', 'bruno'], [ana, bruno], 1, 'Ana Ríos is no user name'],
    ['a short password', ['colibri', 'ana', 'bruno'], [ana, 'short'], 1, 'password of bruno needs 12 to 200'],
    ['one password for both', ['colibri', 'ana', 'bruno'], [ana, ana], 1, 'that the other does not have'],
    ['a password too few', ['colibri', 'ana', 'bruno'], [ana], 1, 'Two passwords are needed'],
    ['an unknown role', ['colibri', 'ana', 'bruno', '--roles', 'king'], [ana, bruno], 1, 'king is none of the roles'],
    ['nobody who adds others', ['colibri', 'ana', 'bruno', '--roles', 'risk'], [ana, bruno], 1, 'staff-admin'],
    ['a site that is none', ['nowhere', 'ana', 'bruno'], [ana, bruno], 1, 'There is no such site'],
  ])('gets none with %s', async (_what, words, lines, status, said) => {
    expect(site(['operators', ...words], lines)).toMatchObject({ status, stderr: expect.stringContaining(said) });
    expect(await staffOf('colibri')).toEqual([]);
  });

  test('gets its first two, who log in with the passwords they chose and add the others', async () => {
    const added = site(['operators', 'colibri', 'ana', 'bruno', '--roles', 'staff-admin,payments'], [ana, bruno]);
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
    const again = site(['operators', 'colibri', 'dora', 'emil'], ['Dora-chose-2026', 'Emil-chose-2026']);
    expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('The site has operators (ana, bruno') });
    expect((await staffOf('colibri')).map(({ username }) => username)).toEqual(['ana', 'bruno', 'carla']);
  });
});
