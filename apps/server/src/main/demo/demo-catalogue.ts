import type { GameFile, GameType, Vendor } from '#modules/games';

const names: readonly [code: string, name: string, gameTypes: readonly GameType[]][] = [
  ['SOL', 'Solaris', ['RNG', 'LIVE']],
  ['XOC', 'Xoco', ['RNG']],
  ['TLA', 'Tlaloc', ['RNG', 'FISH', 'ESPORTS']],
  ['OBS', 'Obsidia', ['RNG', 'PVP']],
  ['NAH', 'Nahual', ['RNG']],
  ['KUK', 'Kukul Live', ['RNG', 'LIVE']],
  ['JDW', 'Jadeworks', ['RNG', 'LIVE']],
  ['MAR', 'Marea', ['RNG', 'FISH']],
  ['COP', 'Copal', ['RNG', 'COCKFIGHT']],
  ['AMB', 'Ámbar', ['RNG', 'PVP']],
  ['VOL', 'Volante', ['SPORTS']],
  ['CEN', 'Cenzontle', ['LOTT']],
];
/** Only a vendor whose games can be played is shown. */
const enabled = new Set(['SOL', 'XOC', 'TLA']);

/** The labels of the in-house studio, whose pages are at `studioUrl`. */
export function demoVendors(studioUrl: string): Vendor[] {
  return names.map(([code, name, gameTypes], sort) => ({
    code,
    name,
    baseUrl: studioUrl,
    gameTypes,
    sort,
    enabled: enabled.has(code),
  }));
}

/** One engine, three themes: the return and the stakes are those of the engine. */
const classic3 = {
  gameType: 'RNG',
  engine: 'classic3',
  rtp: '96.27',
  volatility: 'medium',
  stakes: { MXN: { min: '1.00', max: '500.00' }, USD: { min: '1.00', max: '500.00' } },
  hasDemo: true,
  hot: true,
  enabled: true,
} as const;

/** The games that can be played now. */
export const demoGames: readonly GameFile[] = [
  {
    ...classic3,
    vendorCode: 'SOL',
    code: 'frutas-electricas',
    names: { es: 'Frutas Eléctricas', en: 'Electric Fruits', pt: 'Frutas Elétricas', ar: 'فواكه كهربائية' },
    isNew: false,
    sort: 10,
  },
  {
    ...classic3,
    vendorCode: 'XOC',
    code: 'fiesta-calavera',
    names: { es: 'Fiesta Calavera', en: 'Calavera Fiesta', pt: 'Festa da Caveira', ar: 'مهرجان الجماجم' },
    isNew: true,
    sort: 20,
  },
  {
    ...classic3,
    vendorCode: 'TLA',
    code: 'rayo-777',
    names: { es: 'Rayo 777', en: 'Thunder 777', pt: 'Raio 777', ar: 'برق 777' },
    isNew: false,
    sort: 30,
  },
];
