import { readFileSync } from 'node:fs';
import { currencies } from '@quetzal/domain/money';
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
  ['CEN', 'Cenzontle', ['RNG', 'LOTT']],
];

/**
 * The labels of the in-house studio, whose pages are at `studioUrl`.
 * @param keepers codes of those that keep their players' money themselves
 */
export function demoVendors(studioUrl: string, keepers: readonly string[]): Vendor[] {
  return names.map(([code, name, gameTypes], sort) => ({
    code,
    name,
    baseUrl: studioUrl,
    gameTypes,
    sort,
    enabled: playable.has(code),
    walletKind: keepers.includes(code) ? 'transfer' : 'single',
  }));
}

/** Of each engine of the studio: the return in percent, how wins spread, the greatest stake in bet units. */
const engines: Readonly<Record<string, Pick<GameFile, 'rtp' | 'volatility'> & { stakeMax: bigint }>> = {
  classic3: { rtp: '96.27', volatility: 'medium', stakeMax: 500n },
  lines5x3: { rtp: '96.24', volatility: 'medium', stakeMax: 500n },
  anywhere6x5: { rtp: '96.27', volatility: 'high', stakeMax: 200n },
};

/** The bets of the studio in every currency: from one bet unit to `most` of them. */
const stakesOf = (most: bigint): GameFile['stakes'] =>
  Object.fromEntries(
    currencies.map(({ code, betUnit }) => [code, { min: `${betUnit}.00`, max: `${most * betUnit}.00` }]),
  );

/** One line of `demo-games.csv`; where it stands there is where lists show it. */
function readGame(line: string, index: number): GameFile {
  const [vendorCode = '', engine = '', code = '', es = '', en = '', pt = '', ar = '', marks = ''] = line.split(';');
  const known = engines[engine];
  if (known === undefined) throw new Error(`The game ${code} has no engine that the studio knows: ${engine}`);
  const { stakeMax, ...facts } = known;
  return {
    ...facts,
    vendorCode,
    code,
    engine,
    gameType: 'RNG',
    names: { es, en, pt, ar },
    stakes: stakesOf(stakeMax),
    hasDemo: true,
    hot: marks.includes('hot'),
    isNew: marks.includes('new'),
    sort: (index + 1) * 10,
    enabled: true,
  };
}

/** The games that can be played now: the studio has a theme for each. */
export const demoGames: readonly GameFile[] = readFileSync(new URL('demo-games.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(readGame);

/** Only a vendor whose games can be played is shown. */
const playable = new Set(demoGames.map(({ vendorCode }) => vendorCode));
