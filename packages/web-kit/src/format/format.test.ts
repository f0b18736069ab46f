import { afterEach, describe, expect, test, vi } from 'vitest';
import { readDecimal } from './decimal-text.ts';
import { createFormat } from './index.ts';
import { createSiteDays } from './site-days.ts';

const site = { currencySymbol: '$', currencyPlaces: 2, timeZone: 'America/Mexico_City' };
const yen = createFormat('es', { currencySymbol: '¥', currencyPlaces: 0, timeZone: 'Asia/Tokyo' });
const es = createFormat('es', site);
const pt = createFormat('pt', { currencySymbol: 'R$', currencyPlaces: 2, timeZone: 'America/Sao_Paulo' });

afterEach(() => vi.restoreAllMocks());

describe('money', () => {
  test('is cut off at two places and never rounded up', () => {
    expect(es.money('1234.5678')).toBe('$1,234.56');
    expect(es.money('0.9999')).toBe('$0.99');
  });

  test('keeps every digit of an amount that a float could not hold', () => {
    expect(es.money('9007199254740993.07')).toBe('$9,007,199,254,740,993.07');
  });

  test('has a true minus, and none before nothing', () => {
    expect(es.money('-5')).toBe('\u2212$5.00');
    expect(es.money('-0.001')).toBe('$0.00');
  });

  test('shows the sign of a gain only when asked', () => {
    expect([
      es.money('5', { signed: true }),
      es.money('0.00', { signed: true }),
      es.money('-5', { signed: true }),
    ]).toEqual(['+$5.00', '$0.00', '\u2212$5.00']);
  });

  test('follows the separators of the language, and groups from four digits on', () => {
    expect(pt.money('1234.5')).toBe('R$1.234,50');
    expect(createFormat('pl', site).money('1234.5', { symbol: '' })).toMatch(/^1\s234,50$/);
  });

  test('has the places of the currency of the site', () => {
    expect([yen.money('123456.00'), yen.money('1999.9'), yen.money('0.5', { signed: true })]).toEqual([
      '¥123,456',
      '¥1,999',
      '¥0',
    ]);
  });

  test('that is paid is never cut off, and has no fewer places than others', () => {
    expect([es.exactMoney('10.123456'), es.exactMoney('10'), yen.exactMoney('800.00')]).toEqual([
      '$10.123456',
      '$10.00',
      '¥800',
    ]);
  });

  test('to choose from has no zeros after the point', () => {
    const fewest = { places: 'fewest' } as const;
    expect([es.money('200.00', fewest), es.money('2.5', fewest), yen.money('1000.00', fewest)]).toEqual([
      '$200',
      '$2.50',
      '¥1,000',
    ]);
  });

  test('can name another currency', () => {
    expect(es.money('12', { symbol: '', currency: 'USDT' })).toBe('12.00 USDT');
  });

  test('keeps its order in a language that runs the other way, with Latin digits', () => {
    expect(createFormat('ar', site).money('-1234.5')).toBe('\u2066\u2212$1,234.50\u2069');
  });

  test('that is no decimal is an error, not a zero', () => {
    for (const text of ['', 'abc', '1e5', '1,000.00', 'NaN']) expect(() => es.money(text)).toThrow(RangeError);
  });
});

describe('other figures', () => {
  test('counts are grouped', () => {
    expect([es.number(12345), es.number('1234.567', 1), es.number(-3)]).toEqual(['12,345', '1,234.5', '\u22123']);
  });

  test('a rate keeps the places that it came with', () => {
    expect([pt.percent('96.27'), pt.percent('1.2'), pt.percent(50)]).toEqual(['96,27%', '1,2%', '50%']);
  });

  test('Spanish parts the percent sign by a narrow space that does not break', () => {
    expect([es.percent('96.27'), es.percent(50)]).toEqual(['96.27\u202f%', '50\u202f%']);
  });

  test('leading zeros and a long fraction are read exactly', () => {
    expect(readDecimal('-000.019', 2)).toEqual({ isNegative: true, whole: '0', fraction: '01' });
  });
});

describe('times', () => {
  const at = '2026-11-21T05:30:00Z';

  test('are shown in the time zone of the site, on a clock of 24 hours', () => {
    expect(es.date(at)).toBe('20 nov 2026');
    expect(es.time(at)).toBe('23:30');
    expect(es.dateTime(at)).toMatch(/^20 nov 2026, 23:30$/);
    expect(es.time('2026-11-21T06:05:00Z')).toBe('00:05');
  });

  test('near the present are told as a distance, beyond a week as a date', () => {
    const now = Date.parse(at);
    expect(es.relative(now - 4 * 60_000, now)).toBe('hace 4 minutos');
    expect(es.relative(now - 86_400_000, now)).toBe('ayer');
    expect(es.relative(now - 8 * 86_400_000, now)).toBe('12 nov 2026');
  });

  test('have Latin digits in Arabic', () => {
    expect(createFormat('ar', site).time(at)).toContain('23:30');
  });
});

describe('a language whose dates the browser does not have', () => {
  const at = '2026-11-21T05:30:00Z';

  test('gets those of English, never those of the browser’s own language', () => {
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
    const format = createFormat('my', site);
    expect([format.date(at), format.relative(at, Date.parse(at) + 240_000)]).toEqual(['20 Nov 2026', '4 minutes ago']);
  });

  test('gets those of English where the months are bare numbers', () => {
    // A getter, whatever its type says.
    const prototype = Intl.DateTimeFormat.prototype as unknown as { format: unknown };
    vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => 'M11');
    expect(createFormat('kk', site).locale).toBe('en-GB-u-nu-latn');
  });
});

describe('days of a site', () => {
  const mexico = createSiteDays('America/Mexico_City');
  const newYork = createSiteDays('America/New_York');

  test('begin at the midnight of the site', () => {
    expect(mexico.dayOf('2026-11-21T05:59:59Z')).toBe('2026-11-20');
    expect([mexico.startOf('2026-11-21'), mexico.endOf('2026-11-21')]).toEqual([
      '2026-11-21T06:00:00.000Z',
      '2026-11-22T06:00:00.000Z',
    ]);
  });

  test('last 23 or 25 hours when the clocks change', () => {
    const hours = (day: string) => (Date.parse(newYork.endOf(day)) - Date.parse(newYork.startOf(day))) / 3_600_000;
    expect([hours('2026-03-08'), hours('2026-11-01'), hours('2026-07-01')]).toEqual([23, 25, 24]);
  });

  test.each([
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  ])('in %s, %s has no midnight and begins where the day before ends', (timeZone, day, start) => {
    const { startOf, endOf, plus, dayOf } = createSiteDays(timeZone);
    expect([startOf(day), endOf(plus(day, -1))]).toEqual([start, start]);
    expect([dayOf(Date.parse(start) - 1), dayOf(start)]).toEqual([plus(day, -1), day]);
  });

  test('are counted over the ends of months and years', () => {
    expect([mexico.plus('2026-12-31', 1), mexico.plus('2026-03-01', -1), mexico.plus('2028-03-01', -1)]).toEqual([
      '2027-01-01',
      '2026-02-28',
      '2028-02-29',
    ]);
  });
});
