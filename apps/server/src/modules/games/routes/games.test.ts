import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, logIn, register, type Rooms, useRooms } from '#testing/rooms.ts';
import { bet, betBody, sit, win, winBody } from '#testing/vendor-client.ts';

const rooms: Rooms = useRooms(useTestDatabase());
const list = '/wps/relay/GCSGAME_gameList';

interface Cards {
  content: { nodeId: string; gameCode: string; gameName: string }[];
  totalElements: number;
}

async function codes(query: string, token?: string): Promise<string[]> {
  const { body } = await call(rooms, 'GET', `${list}?${query}`, {
    headers: { language: 'ES' },
    ...(token === undefined ? {} : { token }),
  });
  return (body.value as Cards).content.map(({ gameCode }) => gameCode);
}

describe('the catalogue', () => {
  test('shows only categories and vendors with something to play', async () => {
    const { body } = await call(rooms, 'GET', '/wps/relay/GCSGAME_getVassGameType');
    expect(body.value).toMatchObject({
      content: { RNG: expect.arrayContaining(['SOL', 'XOC', 'TLA']) as unknown },
      prizeMode: 'LOTT',
    });
    const lanes = await rooms.api.inject({
      method: 'GET',
      url: '/wps/relay/GCSGAME_newGameVendor',
      headers: { merchant: 'quetzal' },
    });
    expect(lanes.json()).toMatchObject({
      data: {
        lanes: [
          {
            gameCategory: 'RNG',
            vendors: expect.arrayContaining([
              expect.objectContaining({ vassalage: 'SOL', accountTypeName: 'Solaris', gameClassify: 'RNG' }),
            ]) as unknown,
          },
        ],
      },
    });
  });

  test('names games in the language of the reader', async () => {
    const fruits = `${list}?vassalage=SOL&search=fruits`;
    const { body } = await call(rooms, 'GET', fruits, { headers: { language: 'ES' } });
    expect((body.value as Cards).content[0]).toMatchObject({
      gameName: 'Frutas Eléctricas',
      iconUrl: '/art/games/frutas-electricas.avif',
      supportPlay: 0,
      isGame: 'GAME',
      rtp: '96.27',
      volatility: 'medium',
    });
    const other = await call(rooms, 'GET', fruits, { headers: { language: 'FR' } });
    expect((other.body.value as Cards).content[0]?.gameName).toBe('Frutas Eléctricas');
  });

  test.each([
    ['search=electricas', ['frutas-electricas']],
    ['search=ELÉCTRICAS', ['frutas-electricas']],
    ['search=tlaloc 777', ['rayo-777']],
    ['search=100%25', []],
    ['gameType=FISH', []],
    ['search=rayo 777&pageSize=1&pageNo=2', []],
    ['filter=favorites', []],
  ])('%s finds %j', async (query, found) => {
    expect(await codes(query)).toEqual(found);
  });

  test('hot games come for everyone', async () => {
    const { body } = await call(rooms, 'POST', '/wps/relay/GCSGAME_hotGamesV2', {
      body: { merchantCode: 'quetzal', isPlatform: 2 },
    });
    const { list: hot } = body.value as { list: { hot: boolean }[] };
    expect(hot.length).toBeGreaterThan(0);
    expect(hot.every((game) => game.hot)).toBe(true);
  });

  test('a kind of game that does not exist is refused', async () => {
    const { status, body } = await call(rooms, 'GET', `${list}?gameType=DOGS`);
    expect([status, body.errorCode, body.field]).toEqual([400, 'request.invalid', 'gameType']);
  });
});

describe('favourites', () => {
  test('are marked and unmarked, each of which may be repeated', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const { body } = await call(rooms, 'GET', `${list}?search=rayo`, { headers: { language: 'ES' } });
    const nodeId = (body.value as Cards).content[0]?.nodeId ?? '';
    const change = (verb: string) =>
      call(rooms, 'POST', `/wps/relay/MCSFE_${verb}FavoriteGameV2`, { token, body: { nodeId } });
    await change('add');
    await change('add');
    expect(await codes('filter=favorites', token)).toEqual(['rayo-777']);
    expect((await call(rooms, 'GET', '/wps/relay/MCSFE_getFavoriteGames', { token })).body.value).toEqual({
      content: [nodeId],
    });
    await change('remove');
    await change('remove');
    expect(await codes('filter=favorites', token)).toEqual([]);
  });

  test('of a game that does not exist are refused', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const answer = await call(rooms, 'POST', '/wps/relay/MCSFE_addFavoriteGameV2', {
      token,
      body: { nodeId: '999999' },
    });
    expect(answer.status).toBe(404);
  });

  test('need a login', async () => {
    expect((await call(rooms, 'GET', '/wps/relay/MCSFE_getFavoriteGames')).status).toBe(401);
  });
});

const boardNames = ['GCSGAME_getRankList', 'ODSFE2_getWinnerBoard'] as const;

test.each(boardNames)('without a win %s is empty', async (name) => {
  const { body } = await call(rooms, 'GET', `/wps/relay/${name}`);
  expect(body.value).toEqual({ content: [] });
});

describe('the boards of winners', () => {
  const board = async (name: (typeof boardNames)[number], query = 'gameCategory=ALL&limitNum=20') => {
    const { body } = await call(rooms, 'GET', `/wps/relay/${name}?${query}`);
    return (body.value as { content: { vo: { winAmount: string } }[] }).content;
  };

  beforeAll(async () => {
    const { memberId } = await register(rooms, 'ganadora91');
    await rooms.fund(memberId, 1_000_000n);
    const seat = await sit(rooms, 'ganadora91');
    // A stake is 10: the last but one wins, and still loses.
    for (const amount of ['12.5', '48210.505', '20', '9.99', '0']) {
      rooms.time.now = new Date(rooms.time.now.getTime() + 1_000);
      const body = betBody(seat);
      await bet(rooms, body);
      await win(rooms, winBody(seat, body, amount));
    }
  });

  test('show real wins, the greatest first, under masked names', async () => {
    expect(await board('GCSGAME_getRankList')).toMatchObject([
      {
        account: 'gan***91',
        vo: { winAmount: '48,210.50' },
        gameName: 'Electric Fruits',
        vendorName: 'Solaris',
        currency: 'MXN',
      },
      { vo: { winAmount: '20.00' } },
      { vo: { winAmount: '12.50' } },
      { vo: { winAmount: '9.99' } },
    ]);
  });

  test('show the latest first, without what came to less than its stake', async () => {
    const latest = await board('ODSFE2_getWinnerBoard');
    expect(latest.map(({ vo }) => vo.winAmount)).toEqual(['20.00', '48,210.50', '12.50']);
    expect(latest[0]).toMatchObject({ account: 'gan***91', wonAt: '2026-11-21T12:00:03.000Z' });
    expect(await board('ODSFE2_getWinnerBoard', 'limitNum=1')).toHaveLength(1);
    expect(await board('ODSFE2_getWinnerBoard', 'gameCategory=FISH')).toEqual([]);
  });

  test.each(['limitNum=21', 'limitNum=0', 'gameCategory=DOGS'])('refuse %s', async (query) => {
    const answer = await call(rooms, 'GET', `/wps/relay/ODSFE2_getWinnerBoard?${query}`);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'request.invalid']);
  });

  test('know nothing of another site', async () => {
    const file = await rooms.sites.byId(rooms.siteId);
    const urls = { playerUrl: 'http://otra.test', agentUrl: 'http://agentes.otra.test' };
    await rooms.sites.save({ ...file, ...urls, merchantCode: 'otra', hosts: [], modules: [...file.modules] });
    const headers = { merchant: 'otra' };
    const { body } = await call(rooms, 'GET', '/wps/relay/ODSFE2_getWinnerBoard', { headers });
    expect(body.value).toEqual({ content: [] });
  });

  test('what was played is recent', async () => {
    const { token } = await logIn(rooms, 'ganadora91');
    const { body } = await call(rooms, 'GET', '/wps/relay/GCS_recentGame', { token });
    expect((body.value as Cards).content).toMatchObject([{ gameCode: 'frutas-electricas' }]);
    expect(await codes('filter=recent', token)).toEqual(['frutas-electricas']);
  });

  test.each(boardNames)('%s forgets wins after a week', async (name) => {
    const now = rooms.time.now;
    rooms.time.now = new Date(now.getTime() + 8 * 86_400_000);
    expect(await board(name)).toEqual([]);
    rooms.time.now = now;
  });
});
