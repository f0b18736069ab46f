import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useOperatorTool } from '#testing/operator-tool.ts';
import { keepOperatorPassword, readSecrets } from '../../../scripts/stack/src/secrets.ts';

const tool = useOperatorTool(useTestDatabase());
const folder = mkdtempSync(join(tmpdir(), 'operator-login-'));
const unset = { API_URL: undefined, OPERATOR_PASSWORD: undefined, DEMO_PASSWORD: undefined, QUETZAL_DATA: folder };
const who = (env: Record<string, string | undefined> = {}) => tool.ops(['operator', 'whoami'], { ...unset, ...env });

/** What a start does to the operators of the demo and to what is kept of it. */
async function start(given?: string): Promise<void> {
  vi.stubEnv('DEMO_PASSWORD', given);
  const { demoPassword } = readSecrets(folder);
  vi.unstubAllEnvs();
  await tool.saveOperator('ops', demoPassword);
  keepOperatorPassword(folder, demoPassword);
}

beforeAll(() => writeFileSync(join(folder, 'running.json'), JSON.stringify({ urls: { api: tool.url } })));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('beside a platform that was started here', () => {
  test('the tool logs in with the password of the last start, whichever that was', async () => {
    for (const given of [undefined, 'First-2026x', 'Second-2026x', undefined]) {
      await start(given);
      expect(await who()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('ops is active') });
    }
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  }, 60_000);

  test('a variable that is left from another start does not matter', async () => {
    await start('Third-2026x');
    expect(await who({ DEMO_PASSWORD: 'First-2026x' })).toMatchObject({ exitCode: 0 });
  });

  test('what is kept here is sent to no other platform, and without a password nobody is asked', async () => {
    const { exitCode, stderr } = await who({ API_URL: 'http://127.0.0.1:9' });
    expect([exitCode, stderr]).toEqual([1, 'Set OPERATOR_PASSWORD to the password of ops at http://127.0.0.1:9\n']);
  });

  test('where nothing answers, or no database is known, the tool says what to set', async () => {
    const nowhere = { API_URL: 'http://127.0.0.1:9', OPERATOR_PASSWORD: 'x', QUETZAL_DATA: '/nowhere' };
    for (const session of [undefined, 'token']) {
      const { exitCode, stderr } = await who({ ...nowhere, OPERATOR_SESSION: session });
      const advice = 'start the platform, or set API_URL to where it listens';
      expect([exitCode, stderr]).toEqual([1, `Nothing answers at http://127.0.0.1:9: ${advice}\n`]);
    }
    for (const noun of ['site', 'catalogue']) {
      const { exitCode, stderr } = await tool.ops([noun, 'list'], { DATABASE_URL: undefined });
      expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^Set DATABASE_URL to the database/)]);
    }
  }, 60_000);

  test('a wrong password is tried once, and the tool says what to do', async () => {
    const { exitCode, stderr } = await who({ OPERATOR_PASSWORD: 'wrong' });
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('ops.invalid_credentials')]);
    expect(stderr).toContain('Set OPERATOR_PASSWORD');
    const attempts = await tool.platform.db.selectFrom('operator_attempt').select('username').execute();
    expect(attempts).toEqual([{ username: 'ops' }]);
  });
});
