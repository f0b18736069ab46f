import { onlyPage, refuse, succeed, type Answer, type Answers } from '@quetzal/web-kit/testing';

export { onlyPage, refuse, succeed, type Answer, type Answers };

/** A game that is also offered as a demo. */
export const game = {
  nodeId: '1',
  vassalage: 'SOL',
  vendorName: 'Solaris',
  gameType: 'RNG',
  gameName: 'Frutas Eléctricas',
  displayName: 'Frutas Eléctricas',
  gameCode: 'frutas-electricas',
  iconUrl: '/art/games/frutas-electricas.avif',
  supportPlay: 0,
  isGame: 'GAME',
  hot: true,
  isNew: false,
  rtp: '96.27',
  volatility: 'medium',
  isPaused: false,
  backAt: null,
};

const otherGame = {
  ...game,
  nodeId: '2',
  vassalage: 'TLA',
  vendorName: 'Tlaloc',
  displayName: 'Rayo 777',
  gameName: 'Rayo 777',
  gameCode: 'rayo-777',
  iconUrl: '/art/games/rayo-777.avif',
};

const logosOf = (code: string) =>
  Object.fromEntries(
    ['default', 'active', 'white', 'color', 'purple'].map((look) => [look, `/art/vendors/${code}-${look}.svg`]),
  );

/** The slots with their two makers. */
export const slotLane = {
  gameCategory: 'RNG',
  isList: true,
  vendors: [
    { vassalage: 'SOL', accountTypeName: 'Solaris', gameClassify: 'RNG', games: 1, images: logosOf('sol') },
    { vassalage: 'TLA', accountTypeName: 'Tlaloc', gameClassify: 'RNG', games: 1, images: logosOf('tla') },
  ],
};

/** A win as the boards tell it. */
export const winner = {
  account: 'car***91',
  gameName: 'Rayo 777',
  gameCode: 'rayo-777',
  vendorName: 'Tlaloc',
  iconUrl: game.iconUrl,
  vo: { winAmount: '48,210.50' },
  currency: 'MXN',
  wonAt: '2026-11-20T10:00:00Z',
};

/** A player. */
export const member = {
  id: 'm1',
  account: 'carla.mendez',
  nickname: 'carla.mendez',
  type: 0,
  isAgent: false,
  isTrial: false,
  currency: 'MXN',
  currencySymbol: '$',
  language: null,
  singleWallet: true,
  affiliateCode: null,
  hasUpline: true,
  createdAt: '2026-01-05T10:00:00Z',
  avatar: 'a9',
  picture: null,
};

/** A session of ten minutes in which nothing interrupts. */
export const stay = {
  currency: 'MXN',
  startedAt: '2026-11-22T10:00:00.000Z',
  elapsedSeconds: 600,
  staked: '120.00',
  won: '75.00',
  net: '-45.00',
  limit: null,
  realityCheck: null,
  review: { dueAt: '2027-05-01T00:00:00.000Z', isDue: false },
};

/** The answers that every page needs; a page of a member asks the last ones too. */
export const siteAnswers: Answers = {
  'GET /wps/system/status': succeed({ status: 0, serverNow: 0, ip: '203.0.113.9', encryptionKey: {} }),
  'GET /wps/relay/GCSGAME_getVassGameType': succeed({ content: { RNG: ['SOL', 'TLA'] }, prizeMode: 'LOTT' }),
  'GET /wps/relay/GCSGAME_newGameVendor': () => Response.json({ data: { lanes: [slotLane] } }),
  'GET /wps/relay/GCSGAME_gameList': succeed(onlyPage([game, otherGame])),
  'GET /wps/v2/games/SOL/frutas-electricas': succeed({
    game,
    state: 'open',
    stakes: { currency: 'MXN', min: '1.00', max: '500.00' },
  }),
  'POST /wps/relay/GCSGAME_hotGamesV2': succeed({ list: [game, otherGame] }),
  'GET /wps/relay/GCSGAME_getRankList': succeed({ content: [] }),
  'GET /wps/relay/ODSFE2_getWinnerBoard': succeed({ content: [] }),
  'GET /wps/relay/MCSFE_getListAnnouncements': succeed({ player: [], banners: [], popup: [], promotion: [], help: [] }),
  'GET /wps/relay/MCSFE_getFavoriteGames': succeed({ content: [] }),
  'GET /wps/member/info': succeed(member),
  'GET /wps/v2/limits/session': succeed(stay),
  'GET /wps/v2/wallets/balance': succeed({
    currency: 'MXN',
    cash: '1500.00',
    bonus: '0.00',
    held: '0.00',
    total: '1500.00',
    version: 1,
    usedFirst: ['bonus', 'cash'],
  }),
};
