import { expect, test } from 'vitest';
import { brandGround } from './brand-ground.ts';

test('a brand without colours has the ground of the design', () => {
  expect(brandGround({})).toBe('#081514');
});

test('the ground turns with the hue of a brand', () => {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(brandGround({ neutralHue: 292 }).slice(at, at + 2), 16),
  );
  expect(blue).toBeGreaterThan(green ?? 255);
  expect(red).toBeGreaterThan(green ?? 255);
});
