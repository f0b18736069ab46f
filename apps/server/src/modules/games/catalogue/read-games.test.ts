import { describe, expect, test } from 'vitest';
import { CatalogueRefused } from './catalogue-refused.ts';
import { readGames } from './read-games.ts';
import { readVendor } from './read-vendor.ts';

const game = {
  vendorCode: 'ACME',
  code: 'lucky-fox',
  gameType: 'RNG',
  names: { es: 'Zorro', en: 'Lucky Fox' },
  rtp: '96.20',
  volatility: 'medium',
  stakes: { MXN: { min: '1.00', max: '200.00' } },
};
const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof CatalogueRefused) return error.message;
    throw error;
  }
  throw new Error('It was taken');
};

describe('a list of games', () => {
  test('is read with what was left out at its default', () => {
    expect(readGames(JSON.stringify([game]))).toEqual([
      {
        ...game,
        engine: 'external',
        hasDemo: false,
        hot: false,
        isNew: false,
        isList: false,
        sort: 0,
        enabled: true,
      },
    ]);
  });

  test.each<[string, object, string]>([
    ['a code in capitals', { code: 'Fox' }, '[0].code: '],
    ['a kind that there is not', { gameType: 'SLOT' }, '[0].gameType: '],
    ['a return as a number', { rtp: 96.2 }, '[0].rtp: '],
    ['a return of nothing', { rtp: '0.00' }, '[0].rtp: is what comes back'],
    ['no Spanish name', { names: { en: 'Fox' } }, '[0].names: lacks es'],
    ['a language that there is not', { names: { es: 'Z', xx: 'Z' } }, '[0].names.xx: is no language of the sites'],
    ['half of a character', { names: { es: '\ud800' } }, '[0].names.es: has half of a character in it'],
    ['no stakes', { stakes: {} }, '[0].stakes: '],
    ['a currency that there is not', { stakes: { ABC: { min: '1', max: '2' } } }, '[0].stakes.ABC: is no currency'],
    ['a stake of nothing', { stakes: { MXN: { min: '0', max: '2' } } }, '[0].stakes.MXN: begins at nothing'],
    ['a least stake above the greatest', { stakes: { MXN: { min: '3', max: '2' } } }, 'above the greatest'],
    ['too many places', { stakes: { MXN: { min: '0.00001', max: '2' } } }, 'more places than the currency'],
    ['a field that nobody knows', { rpt: '96.20' }, '[0].rpt: is not known'],
    ['a code left out', { code: undefined }, '[0]: lacks code'],
  ])('with %s is refused, and told where', (_what, more, message) => {
    expect(refusal(() => readGames(JSON.stringify([{ ...game, ...more }])))).toContain(message);
  });

  test.each([
    ['no JSON', '[{', 'The file is no JSON'],
    ['no list', '{}', 'The file is no list of games'],
    ['an empty list', '[]', 'The file is no list of games'],
    ['a list of something else', '[7]', '[0]: is no game'],
    ['one game twice', JSON.stringify([game, game]), '[1]: is ACME/lucky-fox again, after [0]'],
  ])('that is %s is refused', (_what, text, message) => {
    expect(refusal(() => readGames(text))).toContain(message);
  });

  test('is told all that is wrong with it at once', () => {
    const text = JSON.stringify([
      { ...game, code: 'A' },
      { ...game, rtp: '1' },
    ]);
    expect(refusal(() => readGames(text)).split('\n')).toHaveLength(2);
  });
});

describe('a vendor', () => {
  const acme = { code: 'ACME', name: 'Acme', baseUrl: 'https://games.acme.example/' };

  test.each([
    ['https://games.acme.example/', 'https://games.acme.example'],
    ['https://acme.example/games', 'https://acme.example/games'],
    ['http://localhost:4400', 'http://localhost:4400'],
  ])('at %s has its games below %s', (baseUrl, address) => {
    expect(readVendor({ ...acme, baseUrl })).toEqual({ ...acme, baseUrl: address });
  });

  test.each([
    [{ code: 'acme' }, 'CODE: '],
    [{ code: 'A' }, 'CODE: '],
    [{ name: ' ' }, 'NAME: '],
    [{ name: 'x'.repeat(61) }, 'NAME: '],
    [{ baseUrl: 'games.acme.example' }, 'ADDRESS: '],
    [{ baseUrl: 'http://acme.example' }, 'ADDRESS: '],
    [{ baseUrl: 'https://acme.example/?a=1' }, 'ADDRESS: '],
    [{ baseUrl: 'https://ana:secret@acme.example' }, 'ADDRESS: '],
  ])('%j is refused', (more, message) => {
    expect(refusal(() => readVendor({ ...acme, ...more }))).toContain(message);
  });
});
