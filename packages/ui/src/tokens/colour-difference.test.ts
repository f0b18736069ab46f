import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourDifference, visions } from './colour-difference.ts';
import { chartSeries, type LinearRgb, parseOklch, themes } from '@quetzal/domain/brand';
import { readThemes } from './read-tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const tokens = readThemes(css);
const white: LinearRgb = { red: 1, green: 1, blue: 1 };
const black: LinearRgb = { red: 0, green: 0, blue: 0 };

test('white and black are 100 apart, a colour and itself are not apart', () => {
  expect(colourDifference(white, black)).toBeCloseTo(100, 3);
  expect(colourDifference({ red: 0.2, green: 0.4, blue: 0.1 }, { red: 0.2, green: 0.4, blue: 0.1 })).toBe(0);
});

test('the distance of red and green is the published one, and a reader without green cones sees less of it', () => {
  const red = { red: 1, green: 0, blue: 0 };
  const green = { red: 0, green: 1, blue: 0 };
  expect(colourDifference(red, green)).toBeCloseTo(86.6, 1);
  expect(colourDifference(red, green, 'deutan')).toBeLessThan(colourDifference(red, green) / 1.5);
});

const pairs = chartSeries.flatMap((one, index) => chartSeries.slice(index + 1).map((other) => [one, other] as const));

test.each(themes.flatMap((theme) => visions.map((vision) => [theme, vision] as const)))(
  'in the %s theme any two series of a chart are told apart with %s vision',
  (theme, vision) => {
    const colour = (name: string) => parseOklch(tokens[theme][name] ?? '') ?? white;
    const distances = pairs.map(([one, other]) => colourDifference(colour(one), colour(other), vision));
    expect(pairs).toHaveLength(15);
    expect(Math.min(...distances)).toBeGreaterThan(vision === 'normal' ? 19 : 9);
  },
);
