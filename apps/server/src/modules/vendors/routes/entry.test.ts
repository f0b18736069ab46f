import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, logIn, register, type Rooms, useRooms } from '#testing/rooms.ts';
import { bet, betBody, launchTokenFor, sit, vendorCall } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());
const launch = '/wps/game/launchGame';

function enter(room: Rooms, launchToken: string, requestId: string = randomUUID()) {
  const body = { requestId, operatorId: 'quetzal', launchToken, gameCode: 'frutas-electricas' };
  return vendorCall(room, '/vendor/v1/session/authenticate', body);
}

describe('launching', () => {
  test('the address leads to the studio with a token, the language and the way back', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const lobby = encodeURIComponent('http://localhost:4100/rng');
    const url = `${launch}?vassalage=SOL&gameCode=frutas-electricas&theme=light&lobbyUrl=${lobby}`;
    const { body } = await call(rooms, 'GET', url, { token, headers: { language: 'PT' } });
    const address = new URL((body.value as { content: { game_url: string } }).content.game_url);
    expect(address.origin + address.pathname).toBe('http://localhost:4300/play/frutas-electricas');
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({ lang: 'pt', theme: 'light', lobby: 'http://localhost:4100/rng' });
  });

  test('a way back to another site becomes the front page', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const url = `${launch}?vassalage=SOL&gameCode=frutas-electricas&lobbyUrl=https://evil.test/`;
    const { body } = await call(rooms, 'GET', url, { token });
    const address = new URL((body.value as { content: { game_url: string } }).content.game_url);
    expect(address.searchParams.get('lobby')).toBe('http://localhost:4100/');
  });

  test('the demo needs no account and carries no token', async () => {
    const url = '/wps/relay/GCS_gameTrialLaunch?vassalage=XOC&gameCode=fiesta-calavera';
    const { body } = await call(rooms, 'GET', url);
    const address = new URL((body.value as { content: { game_url: string } }).content.game_url);
    const query = Object.fromEntries(address.searchParams);
    expect(query).toEqual({
      mode: 'demo',
      currency: 'MXN',
      lang: 'en',
      theme: 'dark',
      lobby: 'http://localhost:4100/',
    });
  });

  test('the football page is refused until the site offers its vendor, and then opens what can be looked at', async () => {
    const url = '/wps/relay/GCS_gameLaunchFB';
    const none = await call(rooms, 'GET', url);
    expect([none.status, none.body.errorCode]).toEqual([404, 'games.not_found']);
    const vendor = { code: 'FB', name: 'FB', baseUrl: 'https://fb.example', gameTypes: ['SPORTS'], sort: 99 } as const;
    const game = {
      vendorCode: 'FB',
      code: 'football',
      gameType: 'SPORTS',
      engine: 'outside',
      names: { es: 'Fútbol' },
    } as const;
    const terms = {
      rtp: '95.00',
      volatility: 'low',
      stakes: { USD: { min: '1.00', max: '500.00' }, MXN: { min: '1.00', max: '500.00' } },
      hasDemo: true,
      hot: false,
      isNew: false,
      sort: 1,
    } as const;
    await rooms.games.saveCatalogue([{ ...vendor, enabled: true }], [{ ...game, ...terms, enabled: true }]);
    const { body } = await call(rooms, 'GET', `${url}?theme=light`);
    const address = new URL((body.value as { content: { game_url: string } }).content.game_url);
    expect(address.origin + address.pathname).toBe('https://fb.example/play/football');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ mode: 'demo', theme: 'light', lang: 'en' });
    await rooms.games.saveCatalogue([{ ...vendor, enabled: false }], []);
    expect((await call(rooms, 'GET', url)).status).toBe(404);
  });

  test.each([
    ['no such game', 'vassalage=SOL&gameCode=nada', 404, 'games.not_found'],
    ['a game of another vendor', 'vassalage=XOC&gameCode=rayo-777', 404, 'games.not_found'],
  ])('%s is refused', async (_what, query, status, code) => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const answer = await call(rooms, 'GET', `${launch}?${query}`, { token });
    expect([answer.status, answer.body.errorCode]).toEqual([status, code]);
  });

  test('a game that was switched off is refused', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    await rooms.db.updateTable('game').set({ enabled: false }).where('code', '=', 'rayo-777').execute();
    const answer = await call(rooms, 'GET', `${launch}?vassalage=TLA&gameCode=rayo-777`, { token });
    expect([answer.status, answer.body.errorCode]).toEqual([422, 'games.disabled']);
  });

  test('a trial account needs a real one', async () => {
    const { token, memberId } = await register(rooms, 'de_prueba');
    await rooms.db.updateTable('member').set({ type: 4 }).where('id', '=', memberId).execute();
    const answer = await call(rooms, 'GET', `${launch}?vassalage=SOL&gameCode=frutas-electricas`, { token });
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'in_need_true_account']);
  });
});

describe('entering', () => {
  test('a launch token opens one session, with the player, the balance and the language', async () => {
    const { token, memberId } = await logIn(rooms, 'carla.mendez');
    const launchToken = await launchTokenFor(rooms, token);
    expect(await enter(rooms, launchToken)).toMatchObject({
      status: 'OK',
      playerRef: memberId,
      currency: 'MXN',
      balance: '0.00',
      language: 'en',
      nickname: 'carla.mendez',
      theme: 'dark',
    });
    expect(await enter(rooms, launchToken)).toMatchObject({ status: 'INVALID_TOKEN' });
  });

  test('the request whose answer got lost may repeat itself: only its newest session token works', async () => {
    const { token, memberId } = await register(rooms, 'repetida');
    await rooms.fund(memberId, 1_000_000n);
    const launchToken = await launchTokenFor(rooms, token);
    const requestId = randomUUID();
    const first = await enter(rooms, launchToken, requestId);
    const second = await enter(rooms, launchToken, requestId);
    expect([first.status, second.status]).toEqual(['OK', 'OK']);
    const seat = (sessionToken: string) => ({ token, memberId, sessionToken });
    expect(await bet(rooms, betBody(seat(first.sessionToken ?? '')))).toMatchObject({ status: 'INVALID_TOKEN' });
    expect(await bet(rooms, betBody(seat(second.sessionToken ?? '')))).toMatchObject({ status: 'OK' });
  });

  test('a launch token lasts a minute', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const launchToken = await launchTokenFor(rooms, token);
    rooms.time.now = new Date(rooms.time.now.getTime() + 60_000);
    expect(await enter(rooms, launchToken)).toMatchObject({ status: 'TOKEN_EXPIRED' });
  });

  test('the launch token of someone who logged out opens nothing', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const launchToken = await launchTokenFor(rooms, token);
    await call(rooms, 'DELETE', '/wps/session/logout', { token });
    expect(await enter(rooms, launchToken)).toMatchObject({ status: 'TOKEN_EXPIRED' });
  });

  test('the balance is told under the session only', async () => {
    const seat = await sit(rooms, 'carla.mendez');
    const body = {
      requestId: randomUUID(),
      operatorId: 'quetzal',
      playerRef: seat.memberId,
      currency: 'MXN',
      sessionToken: seat.sessionToken,
    };
    expect(await vendorCall(rooms, '/vendor/v1/wallet/balance', body)).toMatchObject({ status: 'OK', balance: '0.00' });
    const wrong = { ...body, sessionToken: 'x' };
    expect(await vendorCall(rooms, '/vendor/v1/wallet/balance', wrong)).toMatchObject({ status: 'INVALID_TOKEN' });
  });
});
