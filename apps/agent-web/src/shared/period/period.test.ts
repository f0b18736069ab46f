import { createFormat } from '@quetzal/web-kit/format';
import { describe, expect, test } from 'vitest';
import { boundsOf, periodBefore, periodFrom } from './period.ts';

const { days } = createFormat('es', { currencySymbol: '$', currencyPlaces: 2, timeZone: 'America/Mexico_City' });
const read = (search: string) => periodFrom(new URLSearchParams(search), '2026-11-21', days, '30d');

describe('the period of a page', () => {
  test('seven days end today', () => {
    expect(read('period=7d')).toEqual({ name: '7d', firstDay: '2026-11-15', lastDay: '2026-11-21' });
  });

  test('chosen days are kept', () => {
    expect(read('period=custom&from=2026-10-01&to=2026-10-31')).toMatchObject({
      firstDay: '2026-10-01',
      lastDay: '2026-10-31',
    });
  });

  test.each([
    '',
    'period=never',
    'period=custom',
    'period=custom&from=2026-10-09&to=2026-10-01',
    'period=custom&from=2026-02-30&to=2026-10-01',
    'period=custom&from=2024-01-01&to=2026-10-01',
  ])('an address that says %j shows the usual period', (search) =>
    expect(read(search)).toMatchObject({ name: '30d', firstDay: '2026-10-23', lastDay: '2026-11-21' }),
  );

  test('days begin and end at midnight where the site is', () => {
    expect(boundsOf(read('period=today'), days)).toEqual({
      from: '2026-11-21T06:00:00.000Z',
      to: '2026-11-22T06:00:00.000Z',
    });
  });

  test('the period before has as many days and ends the day before', () => {
    expect(periodBefore(read('period=7d'), days)).toMatchObject({ firstDay: '2026-11-08', lastDay: '2026-11-14' });
  });
});
