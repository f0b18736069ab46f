import { describe, expect, test } from 'vitest';
import type { Brand } from './brand.ts';
import { accentOfHue } from './brand-colours.ts';
import { brandStyle } from './brand-style.ts';
import { checkBrand } from './check-brand.ts';

test('the design itself, a brand that changes nothing, has no problem and no stylesheet', () => {
  expect(checkBrand({})).toEqual([]);
  expect(brandStyle({})).toBe('');
});

test('another neutral hue keeps every contrast, whatever the hue', () => {
  for (let neutralHue = 0; neutralHue <= 360; neutralHue += 30) expect(checkBrand({ neutralHue })).toEqual([]);
});

test('an accent too pale for the light theme is refused with the pair that is lost', () => {
  const problems = checkBrand({ colours: { light: { 'accent-text': 'oklch(0.8 0.15 164)' } } });
  expect(problems).toContainEqual(
    expect.objectContaining({ kind: 'contrast', theme: 'light', text: 'accent-text', on: 'canvas', ratioMin: 4.5 }),
  );
  expect(problems.every((problem) => problem.kind === 'contrast' && problem.ratio < problem.ratioMin)).toBe(true);
});

test('an accent made from a hue alone keeps its lightness, so that a blue one passes', () => {
  expect(accentOfHue(262).dark.accent).toBe('oklch(0.8 0.165 262)');
  expect(checkBrand({ colours: accentOfHue(262) })).toEqual([]);
});

describe('what is no colour never reaches a page', () => {
  const breaking = 'oklch(0 0 0)}body{display:none';
  const brands: [string, Brand][] = [
    ['colours.dark.accent', { colours: { dark: { accent: breaking } } }],
    [
      'colours.light.canvas',
      { colours: { light: { canvas: 'oklch(1 0 0)' } as Brand['colours'] & object } as Brand['colours'] },
    ],
    ['plume.dark.1', { plume: { dark: ['oklch(1 0 0)', breaking, 'oklch(1 0 0)'] } }],
    ['mark.0', { mark: ['red', 'oklch(1 0 0)', 'oklch(1 0 0)', 'oklch(1 0 0)', 'oklch(1 0 0)'] }],
    ['neutralHue', { neutralHue: Number.NaN }],
    ['displayFamily', { displayFamily: "x'; } body { --a: '" }],
  ];
  test.each(brands)('%s', (path, brand) => {
    expect(checkBrand(brand)).toEqual([expect.objectContaining({ kind: 'value', path })]);
    expect(() => brandStyle(brand)).toThrow(RangeError);
  });
});

test('the stylesheet sets each theme apart and mirrors the feather corner from right to left', () => {
  const style = brandStyle({ colours: accentOfHue(262), corners: 'sharp', displayFamily: 'Sora Variable' });
  expect(style).toContain(":root:root, [data-theme='dark'][data-theme]{--q-accent:oklch(0.8 0.165 262)");
  expect(style).toContain("[data-theme='light'][data-theme]{--q-accent:oklch(0.5 0.108 262)");
  expect(style).toContain('--q-radius-md:4px');
  expect(style).toContain("--q-font-display:'Sora Variable', var(--q-font-inter)");
  expect(style).toContain('--q-radius-feather:6px 2px 6px 2px');
  expect(style).toContain("[dir='rtl'][dir]{--q-radius-feather:2px 6px 2px 6px");
});

test('without the feather every corner is plain in both directions', () => {
  expect(brandStyle({ feather: false })).toBe(
    ":root:root{--q-radius-feather:10px;--q-radius-feather-sm:6px}[dir='rtl'][dir]{--q-radius-feather:10px;--q-radius-feather-sm:6px}",
  );
});
