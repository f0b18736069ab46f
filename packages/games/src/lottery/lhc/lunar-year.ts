import { type Zodiac, ZODIACS } from './zodiac.ts';

/**
 * The first day of each lunar year from 2024 on, as published in almanacs for the meridian of 120 degrees east. (Calendars
 * that compute it are a day off where the new moon falls close to midnight, as in 2027 and 2030.)
 */
const NEW_YEARS = [
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
  '2041-02-01',
  '2042-01-22',
  '2043-02-10',
  '2044-01-30',
];

const FIRST_ANIMAL: Zodiac = 'dragon';

/**
 * The animal of the lunar year on a day of the game's own time zone, `YYYY-MM-DD`; undefined before 2024-02-10 and after
 * the last year of the table, 2044.
 */
export function animalOfYear(localDay: string): Zodiac | undefined {
  const started = NEW_YEARS.filter((day) => day <= localDay).length;
  if (started === 0 || localDay.slice(0, 4) > '2044') return undefined;
  return ZODIACS[(ZODIACS.indexOf(FIRST_ANIMAL) + started - 1) % ZODIACS.length];
}
