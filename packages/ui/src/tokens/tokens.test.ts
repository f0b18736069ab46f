import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourOf, contrastPairs, contrastRatio, themes } from '@quetzal/domain/brand';
import { readThemes } from './read-tokens.ts';
import { themeColoursModule } from './theme-colours-module.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const css = read('tokens.css');
const tokens = readThemes(css);

test('every colour of the dark theme exists in the light theme, and the other way round', () => {
  expect(Object.keys(tokens.light).toSorted()).toEqual(Object.keys(tokens.dark).toSorted());
  expect(Object.keys(tokens.dark).length).toBeGreaterThan(60);
});

test('no token refers to one that does not exist', () => {
  const known = new Set([...css.matchAll(/^\s*--q-([a-z0-9-]+):/gm)].map(([, name]) => name));
  const missing = [...css.matchAll(/var\(--q-([a-z0-9-]+)/g)]
    .map(([, name]) => name)
    .filter((name) => !known.has(name));
  expect(missing.filter((name) => name !== 'drawer-from')).toEqual([]);
});

test('every colour token has a name that Tailwind knows', () => {
  const painted = Object.entries(tokens.dark).filter(([, value]) => /^(oklch|var)\(/.test(value));
  const inCssOnly = new Set(['ring-gap', 'accent-line', 'chart-grid', 'chart-up', 'chart-down', 'skeleton-hi']);
  const unnamed = painted
    .map(([name]) => name)
    .filter((name) => !inCssOnly.has(name) && !css.includes(`--color-${name}: var(--q-${name})`));
  expect(unnamed).toEqual([]);
});

test('the module of colours is what tokens.css says (`pnpm --filter @quetzal/ui tokens` renews it)', () => {
  expect(read('../../../domain/src/brand/theme-colours.generated.ts')).toBe(themeColoursModule(tokens));
});

describe.each(themes)('in the %s theme', (theme) => {
  test.each(contrastPairs)('$text stands out on $on at $ratioMin:1', ({ text, on, ratioMin }) => {
    const ratio = contrastRatio(colourOf(tokens[theme], text), colourOf(tokens[theme], on));
    expect(ratio).toBeGreaterThanOrEqual(ratioMin);
  });
});
