import { describe, expect, it } from 'vitest';
import { colourOf } from './colour.ts';
import { animalOfYear } from './lunar-year.ts';
import { ZODIACS, zodiacOf } from './zodiac.ts';

const BALLS = Array.from({ length: 49 }, (_, index) => index + 1);

describe('the animals of the numbers', () => {
  it.each(ZODIACS)('in a %s year its own animal has 1, 13, 25, 37 and 49, the others four numbers each', (year) => {
    for (const animal of ZODIACS) {
      const numbers = BALLS.filter((ball) => zodiacOf(ball, year) === animal);
      expect(numbers).toHaveLength(animal === year ? 5 : 4);
    }
    expect(BALLS.filter((ball) => zodiacOf(ball, year) === year)).toEqual([1, 13, 25, 37, 49]);
  });

  it('go backwards: after the horse of the year the snake', () => {
    expect([1, 2, 3].map((ball) => zodiacOf(ball, 'horse'))).toEqual(['horse', 'snake', 'dragon']);
  });
});

it('17 balls are red, 16 blue and 16 green', () => {
  const count = (colour: string): number => BALLS.filter((ball) => colourOf(ball) === colour).length;
  expect([count('red'), count('blue'), count('green')]).toEqual([17, 16, 16]);
});

describe('the animal of a day', () => {
  it.each([
    ['2026-02-16', 'snake'],
    ['2026-02-17', 'horse'],
    ['2027-02-05', 'horse'],
    ['2027-02-06', 'goat'],
    ['2044-12-31', 'rat'],
    ['2024-02-09', undefined],
    ['2045-01-01', undefined],
  ])('%s is of the %s', (day, animal) => {
    expect(animalOfYear(day)).toBe(animal);
  });

  it('is never more than a day away from the computed calendar', () => {
    const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
    for (let time = Date.UTC(2024, 1, 11); time < Date.UTC(2044, 11, 31); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      const before = new Date(time - 86_400_000).toISOString().slice(0, 10);
      if (animalOfYear(day) === animalOfYear(before)) continue;
      const near = [-1, 0, 1].map((days) => calendar.format(new Date(time + days * 86_400_000)));
      expect(near).toContain('1/1');
    }
  });
});
