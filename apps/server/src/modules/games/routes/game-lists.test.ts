import { beforeAll, describe, expect, test } from 'vitest';
import { gameOpsRoutes, namesMissingGame } from '#modules/games';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { call, logIn, type Rooms, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';
import type { GameFile, Vendor } from '../game.model.ts';

const rooms: Rooms = useRooms(useTestDatabase());
const ops = useOpsApi(rooms, (siteOf) => [gameOpsRoutes({ games: rooms.games, siteOf })]);
const list = '/wps/relay/GCSGAME_gameList';

interface Cards {
  content: { gameCode: string; displayName: string; isGame: string; isPaused: boolean; backAt: string | null }[];
  totalElements: number;
}

const vendor = (code: string, more: Partial<Vendor> = {}): Vendor => ({
  code,
  name: code,
  baseUrl: 'http://localhost:4300',
  gameTypes: ['FISH'],
  sort: 90,
  enabled: true,
  ...more,
});
const game = (vendorCode: string, code: string, more: Partial<GameFile> = {}): GameFile => ({
  vendorCode,
  code,
  gameType: 'FISH',
  engine: 'classic3',
  names: { es: code },
  rtp: '96.00',
  volatility: 'medium',
  stakes: { MXN: { min: '1.00', max: '500.00' } },
  hasDemo: false,
  hot: false,
  isNew: false,
  sort: 100,
  enabled: true,
  ...more,
});

async function cardsOf(query: string, language = 'ES', token?: string): Promise<Cards> {
  const { body } = await call(rooms, 'GET', `${list}?${query}`, {
    headers: { language },
    ...(token === undefined ? {} : { token }),
  });
  return body.value;
}
const codesOf = async (query: string, language?: string) =>
  (await cardsOf(query, language)).content.map(({ gameCode }) => gameCode);

beforeAll(async () => {
  await rooms.games.saveCatalogue(
    [vendor('ABI', { name: 'Abisal' }), vendor('VOL'), vendor('IMES'), vendor('BGS')],
    [
      game('ABI', 'pez-angel', {
        names: { es: 'Pez Ángel', en: 'Angelfish', pt: 'Peixe-anjo' },
        rtp: '97.10',
        volatility: 'high',
        sort: 3,
      }),
      game('ABI', 'ancla', { names: { es: 'El Ancla', en: 'Anchor' }, isNew: true, volatility: 'low', sort: 2 }),
      game('ABI', 'zafiro', {
        names: { es: 'Zafiro', en: 'Blue Angel', ar: 'ياقوتة زرقاء', vi: 'Đá Quý' },
        hot: true,
        sort: 1,
      }),
      game('ABI', 'koi', { names: { es: 'Koi' }, hot: true, stakes: { JPY: { min: '10.00', max: '5000.00' } } }),
      game('ABI', 'abisal', { names: { es: 'Abisal' }, isList: true, sort: 9 }),
      game('VOL', 'futbol', { gameType: 'SPORTS' }),
      game('IMES', 'copa', { gameType: 'SPORTS' }),
      game('BGS', 'gallos', { gameType: 'SPORTS' }),
    ],
  );
});

describe('a search', () => {
  test.each([
    ['ángel', 'ES', ['pez-angel', 'zafiro']],
    ['ANGEL PEZ', 'ES', ['pez-angel']],
    ['anchor', 'ES', ['ancla']],
    ['peixe', 'PT', ['pez-angel']],
    ['pez', 'PT', ['pez-angel']],
    ['angelfish', 'PT', ['pez-angel']],
    ['zafiro', 'EN', ['zafiro']],
    ['peixe', 'ES', []],
    ['abisal zaf', 'ES', ['zafiro']],
    ['ياقوته', 'AR', ['zafiro']],
    ['da quy', 'VI', ['zafiro']],
    ['_', 'ES', []],
  ])('for %j in %s finds %j', async (search, language, found) => {
    expect((await codesOf(`gameType=FISH&search=${encodeURIComponent(search)}`, language)).toSorted()).toEqual(
      found.toSorted(),
    );
  });

  test('shows first what begins with it', async () => {
    expect(await codesOf('gameType=FISH&search=an', 'EN')).toEqual(['ancla', 'pez-angel', 'zafiro']);
    expect(await codesOf('gameType=FISH&search=z', 'ES')).toEqual(['zafiro', 'pez-angel']);
  });
});

test.each([
  ['popular', ['zafiro', 'ancla', 'pez-angel']],
  ['new', ['ancla', 'zafiro', 'pez-angel']],
  ['name', ['ancla', 'pez-angel', 'zafiro']],
  ['rtp', ['pez-angel', 'zafiro', 'ancla']],
  ['volatility', ['ancla', 'zafiro', 'pez-angel']],
])('sorted by %s', async (sort, codes) => {
  expect(await codesOf(`vassalage=ABI&sort=${sort}`)).toEqual(codes);
});

test('a game without stakes in the currency of the site is in no list, and does not open', async () => {
  expect(await codesOf('gameType=FISH&search=koi')).toEqual([]);
  expect((await rooms.games.hot(rooms.siteId)).map(({ code }) => code)).not.toContain('koi');
  const { token } = await logIn(rooms, 'carla.mendez');
  const { status, body } = await call(rooms, 'GET', '/wps/game/launchGame?vassalage=ABI&gameCode=koi', { token });
  expect([status, body.errorCode]).toEqual([404, 'games.not_found']);
});

test('names are sorted in the language of the reader', async () => {
  expect(await codesOf('vassalage=ABI&sort=name', 'EN')).toEqual(['ancla', 'pez-angel', 'zafiro']);
  expect((await cardsOf('vassalage=ABI&sort=name', 'EN')).content.map((card) => card.displayName)).toEqual([
    'Anchor',
    'Angelfish',
    'Blue Angel',
  ]);
});

test('a card that opens a list stands among the games of its kind, but not in that list or a search', async () => {
  const { content } = await cardsOf('gameType=FISH');
  expect(content.filter(({ isGame }) => isGame === 'VASSALAGE').map(({ gameCode }) => gameCode)).toEqual(['abisal']);
  expect(await codesOf('gameType=FISH&vassalage=ABI')).not.toContain('abisal');
  expect(await codesOf('search=abisal')).not.toContain('abisal');
});

test('sports of e-sport and cockfight makers stand under their own kinds', async () => {
  const { body } = await call(rooms, 'GET', '/wps/relay/GCSGAME_getVassGameType');
  expect(body.value).toMatchObject({ content: { SPORTS: ['VOL'], ESPORTS: ['IMES'], COCKFIGHT: ['BGS'] } });
  expect(await codesOf('gameType=ESPORTS')).toEqual(['copa']);
  expect(await codesOf('gameType=SPORTS')).toEqual(['futbol']);
  expect(await codesOf('gameType=COCKFIGHT')).toEqual(['gallos']);
});

test('menus know how many games a vendor has, its logos, and whether it opens a list', async () => {
  const answer = await rooms.api.inject({
    method: 'GET',
    url: '/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop',
    headers: { merchant: 'quetzal' },
  });
  const { lanes } = answer.json<{ data: { lanes: { gameCategory: string }[] } }>().data;
  expect(lanes.find(({ gameCategory }) => gameCategory === 'FISH')).toEqual({
    gameCategory: 'FISH',
    isList: true,
    vendors: [
      {
        vassalage: 'ABI',
        accountTypeName: 'Abisal',
        gameClassify: 'FISH',
        games: 3,
        images: {
          default: '/art/vendors/abi-default.svg',
          active: '/art/vendors/abi-active.svg',
          white: '/art/vendors/abi-white.svg',
          color: '/art/vendors/abi-color.svg',
          purple: '/art/vendors/abi-purple.svg',
        },
      },
    ],
  });
  expect(lanes.find(({ gameCategory }) => gameCategory === 'SPORTS')).toMatchObject({ isList: false });
});

describe('a game by its address', () => {
  const detail = (path: string) => call(rooms, 'GET', `/wps/v2/games/${path}`, { headers: { language: 'ES' } });

  test.each([
    ['/seamless?vassalage=ABI&gameCode=nada', true],
    ['/seamless?vassalage=NADA&gameCode=pez-angel&demo=1', true],
    ['/seamless?vassalage=ABI&gameCode=%00', true],
    ['/seamless?vassalage=ABI&gameCode=pez-angel', false],
    ['/seamless?vassalage=ABI', false],
    ['/rng?vassalage=NADA&gameCode=nada', false],
    ['//', false],
  ])('%s is of a game that is missing: %s', async (url, isMissing) => {
    expect(await namesMissingGame(rooms.games, rooms.siteId, url)).toBe(isMissing);
  });

  test('tells its stakes and that it is open', async () => {
    expect((await detail('ABI/pez-angel')).body.value).toMatchObject({
      game: { displayName: 'Pez Ángel', rtp: '97.10' },
      state: 'open',
      stakes: { currency: 'MXN', min: '1.00', max: '500.00' },
    });
  });

  test('that was withdrawn is named still', async () => {
    await rooms.games.saveCatalogue([], [game('ABI', 'vieja', { enabled: false })]);
    expect((await detail('ABI/vieja')).body.value).toMatchObject({ state: 'withdrawn' });
  });

  test.each(['ABI/nope', 'ABI/abisal', 'ABI/koi', 'NOPE/pez-angel'])('%s is not found', async (path) => {
    expect((await detail(path)).status).toBe(404);
  });
});

describe('a vendor that is closed for maintenance', () => {
  const reason = 'their server is down';
  const pause = (code: string) =>
    ops.call('POST', `/ops/v1/vendors/${code}/pause`, { reason, backAt: '2026-11-22T18:00:00Z' });

  test('stays in the lists, says until when, and opens no game and no demo until it is opened again', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const launch = () => call(rooms, 'GET', '/wps/game/launchGame?vassalage=ABI&gameCode=ancla', { token });
    expect(await pause('ABI')).toMatchObject({ status: 200 });
    expect((await cardsOf('vassalage=ABI')).content[0]).toMatchObject({
      isPaused: true,
      backAt: '2026-11-22T18:00:00.000Z',
    });
    expect(await launch()).toMatchObject({
      status: 422,
      body: { errorCode: 'games.vendor_paused', params: { vendor: 'Abisal' } },
    });
    expect((await call(rooms, 'GET', '/wps/v2/games/ABI/ancla')).body.value).toMatchObject({ state: 'paused' });
    await ops.call('POST', '/ops/v1/vendors/ABI/resume', { reason: 'they are back' });
    expect((await launch()).status).toBe(200);
    expect((await cardsOf('vassalage=ABI')).content[0]).toMatchObject({ isPaused: false, backAt: null });
  });

  test('is in the list of the operators and in the event report', async () => {
    await pause('VOL');
    const { body } = await ops.call('GET', '/ops/v1/vendors');
    expect((body.value as { content: { code: string }[] }).content.find(({ code }) => code === 'VOL')).toMatchObject({
      pausedAt: rooms.time.now.toISOString(),
      backAt: '2026-11-22T18:00:00.000Z',
    });
    const reported = await rooms.db
      .selectFrom('event_report')
      .select(['action', 'actor_id', 'reason'])
      .where('subject', '=', 'vendor:VOL')
      .execute();
    expect(reported).toEqual([{ action: 'paused', actor_id: ops.operatorId, reason }]);
  });

  test('is back at a time that is still to come', async () => {
    const past = { reason, backAt: rooms.time.now.toISOString() };
    expect(await ops.call('POST', '/ops/v1/vendors/ABI/pause', past)).toMatchObject({
      status: 422,
      body: { errorCode: 'request.time_past', field: 'backAt' },
    });
  });

  test.each(['2026-12-31T23:59:60Z', '2026-11-22T18:00:00+05', 'soon'])('is not back at %s', async (backAt) => {
    expect(await ops.call('POST', '/ops/v1/vendors/ABI/pause', { reason, backAt })).toMatchObject({
      status: 400,
      body: { errorCode: 'request.invalid', field: 'backAt' },
    });
  });

  test('has to exist', async () => {
    expect((await pause('NOPE')).status).toBe(404);
  });
});

test('rooms are the games that members play against each other, and need a login', async () => {
  await rooms.games.saveCatalogue([], [game('ABI', 'conquian', { gameType: 'PVP' })]);
  const { token } = await logIn(rooms, 'carla.mendez');
  expect((await call(rooms, 'GET', '/wps/relay/GLS2_roomList', { token })).body.value).toMatchObject({
    content: [{ game: { gameCode: 'conquian' }, currency: 'MXN', stakeMin: '1.00', stakeMax: '500.00' }],
  });
  expect((await call(rooms, 'GET', '/wps/relay/GLS2_roomList')).status).toBe(401);
});

test('lotteries come by kind, and the popular ones by themselves', async () => {
  await rooms.games.saveCatalogue(
    [],
    [game('ABI', 'melate', { gameType: 'LOTT', hot: true }), game('ABI', 'tris', { gameType: 'LOTT' })],
  );
  expect((await call(rooms, 'GET', '/lgw/games/game_menus')).body.value).toMatchObject({
    content: [{ gameCategory: 'LOTT', games: [{ gameCode: 'melate' }, { gameCode: 'tris' }] }],
  });
  await changeSite(rooms, { on: ['AGEANNOUNCE3'] });
  expect((await call(rooms, 'GET', '/lgw/games/popular')).body.value).toMatchObject({
    content: [{ gameCode: 'melate' }],
  });
});
