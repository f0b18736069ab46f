import { expect, test } from 'vitest';
import type { Lane } from './game.model.ts';
import { isOnShelf, kindOf, lanesByKind, prizeModeOf } from './game-kinds.ts';

const shelf = {
  vendors: 'all' as const,
  gameTypes: ['ESPORTS', 'COCKFIGHT', 'RNG'],
  esportVendors: ['IMES'],
  cockfightVendors: ['BGS'],
  currency: 'MXN',
};
const stakes = { MXN: { min: '1.00', max: '500.00' } };
const lane = (gameType: Lane['gameType'], code: string, games = 1): Lane => ({ gameType, code, name: code, games });

test.each([
  ['SPORTS', 'IMES', 'ESPORTS'],
  ['SPORTS', 'BGS', 'COCKFIGHT'],
  ['SPORTS', 'VOL', 'SPORTS'],
  ['RNG', 'IMES', 'RNG'],
] as const)('%s of %s are shown as %s', (gameType, vendorCode, kind) => {
  expect(kindOf({ gameType, vendorCode }, shelf)).toBe(kind);
});

test('what a site offers goes by the kind that it shows, and by its currency', () => {
  expect(isOnShelf({ gameType: 'SPORTS', vendorCode: 'IMES', stakes }, shelf)).toBe(true);
  expect(isOnShelf({ gameType: 'SPORTS', vendorCode: 'VOL', stakes }, shelf)).toBe(false);
  expect(isOnShelf({ gameType: 'RNG', vendorCode: 'SOL', stakes }, { ...shelf, vendors: ['TLA'] })).toBe(false);
  expect(isOnShelf({ gameType: 'RNG', vendorCode: 'SOL', stakes }, { ...shelf, currency: 'JPY' })).toBe(false);
});

test('sports whose makers are all something else have no lane of their own, and a maker has one lane', () => {
  const lanes = lanesByKind([lane('ESPORTS', 'IMES', 2), lane('SPORTS', 'IMES', 3), lane('SPORTS', 'BGS')], shelf);
  expect([...lanes.keys()]).toEqual(['ESPORTS', 'COCKFIGHT']);
  expect(lanes.get('ESPORTS')).toEqual([lane('ESPORTS', 'IMES', 5)]);
});

test.each([
  [['TCG_LOTTO_VN'], 'ELOTT'],
  [['CEN', 'LOTT'], 'ELOTT'],
  [['CEN'], 'LOTT'],
  [[], 'LOTT'],
])('the electronic lotteries %j pay by %s', (vendors, mode) => {
  expect(prizeModeOf(vendors)).toBe(mode);
});
