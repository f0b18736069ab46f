import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCases } from '../../../testing/read-cases.ts';
import { ODDS_FORMATS, oddsOfQuote, quoteOf, readOdds, showOdds, type OddsFormat } from './formats.ts';
import { formatOdds, parseOdds, type Odds } from './odds.ts';

type OddsCase = { readonly kind: string; readonly decimal: string; readonly expect: Record<OddsFormat, string> };

const anyOdds: fc.Arbitrary<Odds> = fc.bigInt(10_001n, 1_000_000_000n);
const anyFormat = fc.constantFrom(...ODDS_FORMATS);

function oddsOf(text: string): Odds {
  const read = parseOdds(text);
  if (!read.ok) throw new Error(`${read.code}: ${text}`);
  return read.value;
}

describe('decimal odds', () => {
  it('read back as they were written, without a rounding', () => {
    fc.assert(
      fc.property(anyOdds, (odds) => {
        expect(parseOdds(formatOdds(odds))).toEqual({ ok: true, value: odds });
      }),
    );
    expect(['2', '1.5', '1.333', '1.0001'].map((text) => formatOdds(oddsOf(text)))).toEqual([
      '2.00',
      '1.50',
      '1.333',
      '1.0001',
    ]);
  });

  it.each([
    ['', 'sports.odds_malformed'],
    ['1,50', 'sports.odds_malformed'],
    ['-1.50', 'sports.odds_malformed'],
    ['1.23456', 'sports.odds_malformed'],
    ['1e3', 'sports.odds_malformed'],
    ['1.00', 'sports.odds_out_of_range'],
    ['0.95', 'sports.odds_out_of_range'],
    ['100000.0001', 'sports.odds_out_of_range'],
  ])('are refused when written as "%s"', (text, code) => {
    expect(parseOdds(text)).toEqual({ ok: false, code });
  });
});

describe('the formats of odds', () => {
  it('show every published price in every format', () => {
    const cases = readCases<OddsCase>('sports').filter(({ kind }) => kind === 'odds');
    expect(cases.length).toBe(17);
    for (const { decimal, expect: shown } of cases) {
      const odds = oddsOf(decimal);
      const formats = ODDS_FORMATS.filter((format) => format in shown);
      expect(Object.fromEntries(formats.map((format) => [format, showOdds(odds, format)]))).toEqual(shown);
    }
  });

  it('lead back to exactly the same decimal odds', () => {
    fc.assert(
      fc.property(anyOdds, anyFormat, (odds, format) => {
        expect(oddsOfQuote(quoteOf(odds, format), format)).toEqual({ ok: true, value: odds });
      }),
    );
  });

  it('say the same price again after a person has read and typed it', () => {
    fc.assert(
      fc.property(fc.bigInt(10_100n, 30_000n), fc.constantFrom('decimal', 'hk'), (odds, format) => {
        const shown = showOdds(odds, format);
        const typed = readOdds(shown, format);
        expect(typed.ok && showOdds(typed.value, format)).toBe(shown);
      }),
    );
  });

  it('turn from gain to loss at even money, where both mean the same', () => {
    expect(readOdds('-1.000', 'malay')).toEqual({ ok: true, value: 20_000n });
    expect(readOdds('1.000', 'malay')).toEqual({ ok: true, value: 20_000n });
    expect(readOdds('-100', 'american')).toEqual({ ok: true, value: 20_000n });
    expect(readOdds('+100', 'american')).toEqual({ ok: true, value: 20_000n });
  });

  it.each([
    ['0', 'hk'],
    ['-0.5', 'hk'],
    ['1.001', 'malay'],
    ['-1.001', 'malay'],
    ['0', 'malay'],
    ['0.99', 'indo'],
    ['-0.99', 'indo'],
    ['99', 'american'],
    ['-99.5', 'american'],
    ['1.00', 'decimal'],
  ] as const)('do not know %s as %s odds', (text, format) => {
    expect(readOdds(text, format)).toEqual({ ok: false, code: 'sports.odds_out_of_range' });
  });

  it('do not read what is no number', () => {
    expect(readOdds('evens', 'american')).toEqual({ ok: false, code: 'sports.odds_malformed' });
    expect(readOdds('1.00000', 'hk')).toEqual({ ok: false, code: 'sports.odds_malformed' });
  });
});
