import { createApi, type EncryptionKey, unwrap } from '@quetzal/api';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useOperatorTool } from '#testing/operator-tool.ts';
import { useSiteCommands } from '#testing/site-commands.ts';

const database = useTestDatabase();
const tool = useOperatorTool(database);
const { site, importColibri } = useSiteCommands(database);
const first = 'Marta-begins-26';

const agents = async () => {
  const rows = database.db.selectFrom('member').innerJoin('site', 'site.id', 'member.site_id');
  return rows.select(['account', 'upline_id', 'affiliate_code']).where('merchant_code', '=', 'colibri').execute();
};

/** The portal of the site, as a browser that nobody has logged in with. */
const portal = () =>
  createApi({
    baseUrl: tool.url,
    merchantCode: 'colibri',
    getToken: () => null,
    getLanguage: () => 'EN',
    async getEncryptionKey() {
      const answer = await fetch(`${tool.url}/wps/system/status`, { headers: { Merchant: 'colibri' } });
      return ((await answer.json()) as { value: { encryptionKey: EncryptionKey } }).value.encryptionKey;
    },
  });

beforeAll(async () => {
  await tool.platform.events.start();
  await importColibri();
}, 60_000);

describe('a site without agents', () => {
  test.each([
    ['a name that the form of the site refuses', ['colibri', 'ma'], [first], 1, 'username: Use at least 4 characters'],
    ['a name of the house', ['colibri', 'soporte'], [first], 1, 'username: This username is reserved'],
    ['no password', ['colibri', 'marta_sur'], [], 1, 'No password was given for marta_sur'],
    ['a short password', ['colibri', 'marta_sur'], ['short'], 1, 'password: Use at least 8 characters'],
    ['a site that is none', ['nowhere', 'marta_sur'], [first], 1, 'There is no such site'],
  ])('gets none with %s', async (_what, words, lines, status, said) => {
    expect(await site(['agent', ...words], lines)).toMatchObject({ status, stderr: expect.stringContaining(said) });
    expect(await agents()).toEqual([]);
  });

  test('gets one with nobody above, who comes into the portal and has to choose another password', async () => {
    const added = await site(['agent', 'colibri', 'marta_sur'], [first]);
    expect(added).toMatchObject({ status: 0, stderr: '' });
    const [agent, ...others] = await agents();
    expect([agent, others]).toMatchObject([{ account: 'marta_sur', upline_id: null }, []]);
    expect(added.stdout).toContain('marta_sur logs in at https://agents.colibri.example');
    expect(added.stdout).toContain(`https://colibri.example/register?affiliateCode=${agent?.affiliate_code}`);
    expect(added.stdout).not.toContain(first);

    const api = portal();
    const body = { username: 'marta_sur', password: first, type: 'username', side: 'agent' } as const;
    // The running platform hears of the new site by a notice.
    await vi.waitFor(
      async () => {
        const login = await unwrap(api.POST('/wps/session/login', { body }));
        expect(login).toMatchObject({ token: expect.any(String), passwordIsDefault: true });
      },
      { timeout: 20_000 },
    );

    const events = database.db.selectFrom('event_report').select(['actor_kind', 'actor_id', 'after']);
    expect(await events.where('action', '=', 'agent_added').execute()).toEqual([
      {
        actor_kind: 'system',
        actor_id: 'root',
        after: { account: 'marta_sur', affiliateCode: agent?.affiliate_code },
      },
    ]);
  }, 60_000);

  test('gets another, and none of a name that is taken', async () => {
    const again = await site(['agent', 'colibri', 'MARTA_SUR'], [first]);
    expect(again).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('username: This username is already taken'),
    });
    expect(await site(['agent', 'colibri', 'norte_two'], [first])).toMatchObject({ status: 0 });
    expect((await agents()).map(({ account }) => account)).toEqual(['marta_sur', 'norte_two']);
  });
});
