/** The animals in the order of the years. */
export const ZODIACS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

export type Zodiac = (typeof ZODIACS)[number];

/**
 * The animal of a number: 1 carries the animal of the current lunar year and each next number the previous animal,
 * Z[(index(year) - (n - 1)) mod 12].
 */
export function zodiacOf(number: number, year: Zodiac): Zodiac {
  const place = ZODIACS.indexOf(year) - (number - 1);
  return ZODIACS[((place % 12) + 12) % 12] as Zodiac;
}
