import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, logIn, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());

describe('200', () => {
  test('an agent sees their own code', async () => {
    const { token } = await logIn(rooms, 'norte_mx', 'agent');
    const { body } = await call(rooms, 'GET', '/wps/member/info', { token: `Bearer ${token}` });
    expect(body.value).toMatchObject({
      account: 'norte_mx',
      isAgent: true,
      affiliateCode: 'NORTEMX',
      singleWallet: true,
    });
    expect((body.value as { avatar: string }).avatar).toMatch(/^a([1-9]|1[0-2])$/);
  });

  test('it says whether somebody stands above them', async () => {
    const agent = await logIn(rooms, 'norte_mx', 'agent');
    const player = await logIn(rooms, 'carla.mendez');
    const told = async (token: string) => (await call(rooms, 'GET', '/wps/member/info', { token })).body.value;
    expect(await told(agent.token)).toMatchObject({ hasUpline: false });
    expect(await told(player.token)).toMatchObject({ hasUpline: true });
  });

  test('the chosen language is remembered by its wire code', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    await call(rooms, 'PUT', '/wps/member/language', { token, body: { language: 'pt' } });
    expect((await call(rooms, 'GET', '/wps/member/info', { token })).body.value).toMatchObject({ language: 'PT' });
  });
});

describe('400', () => {
  test('a language that the product does not know is refused', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const { status, body } = await call(rooms, 'PUT', '/wps/member/language', { token, body: { language: 'XX' } });
    expect([status, body.errorCode, body.field]).toEqual([400, 'request.invalid', 'language']);
  });
});

describe('401', () => {
  test('nobody is anybody without a session', async () => {
    const { status, body } = await call(rooms, 'GET', '/wps/member/info');
    expect([status, body.errorCode, body.message]).toEqual([401, 'session.required', 'Log in to continue']);
  });

  test('a session of one site is nothing at another', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const file = await rooms.sites.byId(rooms.siteId);
    const urls = { playerUrl: 'http://otra.test', agentUrl: 'http://agentes.otra.test' };
    await rooms.sites.save({ ...file, ...urls, merchantCode: 'otra', hosts: [], modules: [...file.modules] });
    const answer = await call(rooms, 'GET', '/wps/member/info', { token, headers: { merchant: 'otra' } });
    expect(answer.status).toBe(401);
  });
});
