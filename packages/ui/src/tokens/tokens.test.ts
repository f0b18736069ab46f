import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio, parseOklch, type LinearRgb } from '../testing/oklch.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const themes = {
  dark: readTheme(/:root,\s*\[data-theme='dark'\] \{/),
  light: readTheme(/^\[data-theme='light'\] \{/m),
};
type Theme = keyof typeof themes;

function readTheme(head: RegExp): Map<string, string> {
  const start = css.search(head);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--q-([a-z0-9-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', (match[2] ?? '').trim()]),
  );
}

function colour(theme: Theme, name: string): LinearRgb {
  const value = themes[theme].get(name) ?? '';
  const reference = /^var\(--q-([a-z0-9-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return colour(theme, reference);
  const parsed = parseOklch(value);
  if (parsed === null) throw new Error(`${name} in ${theme} is not an opaque colour: ${value}`);
  return parsed;
}

const contrast = (theme: Theme, one: string, other: string) => contrastRatio(colour(theme, one), colour(theme, other));

const surfaces = [
  'sunken',
  'canvas',
  'surface-1',
  'surface-2',
  'surface-3',
  'overlay',
  'field',
  'raised',
  'selected',
  'side',
];
const body = ['fg', 'fg-2'];
const categories = ['rng', 'live', 'pvp', 'fish', 'sports', 'esports', 'cockfight', 'lott', 'elott', 'promo'];
const tones = ['accent', 'crimson', 'success', 'warn', 'danger', 'info', 'gold'];
const texts = ['fg-3', ...tones.map((tone) => `${tone}-text`), ...categories.map((category) => `cat-${category}`)];
const fills: [string, string][] = [
  ...tones.map((tone): [string, string] => [`${tone}-fg`, tone]),
  ...tones.map((tone): [string, string] => [`${tone}-text`, `${tone}-soft`]),
  ['accent-fg', 'accent-hover'],
  ['accent-fg', 'accent-active'],
  ['crimson-fg', 'crimson-hover'],
  ['fg', 'accent-soft'],
  ['fg-2', 'accent-soft'],
  ['fg', 'surface-4'],
  ['fg-2', 'surface-4'],
  ['fg-inverse', 'fg'],
];
const marks: [string, string][] = [
  ['line-control', 'canvas'],
  ['line-control', 'surface-1'],
  ['ring', 'canvas'],
  ['ring', 'surface-1'],
  ['ring', 'surface-3'],
  ['accent', 'surface-1'],
  ...[1, 2, 3, 4, 5, 6].map((series): [string, string] => [`chart-${series}`, 'surface-1']),
];

test('every colour of the dark theme exists in the light theme, and the other way round', () => {
  const names = (theme: Theme) => [...themes[theme].keys()].toSorted();
  expect(names('light')).toEqual(names('dark'));
  expect(names('dark').length).toBeGreaterThan(60);
});

test('every colour token has a name that Tailwind knows', () => {
  const painted = [...themes.dark].filter(([, value]) => value.startsWith('oklch(') || value.startsWith('var('));
  const inCssOnly = new Set(['ring-gap', 'accent-line', 'chart-grid', 'chart-up', 'chart-down', 'skeleton-hi']);
  const unnamed = painted
    .map(([name]) => name)
    .filter((name) => !inCssOnly.has(name) && !css.includes(`--color-${name}: var(--q-${name})`));
  expect(unnamed).toEqual([]);
});

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  test.each(surfaces)('body text is legible at 7:1 and every other text at 4.5:1 on %s', (surface) => {
    expect(body.filter((text) => contrast(theme, text, surface) < 7)).toEqual([]);
    expect(texts.filter((text) => contrast(theme, text, surface) < 4.5)).toEqual([]);
  });

  test.each(fills)('%s is legible at 4.5:1 on its fill %s', (text, fill) => {
    expect(contrast(theme, text, fill)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('%s stands out at 3:1 on %s', (mark, surface) => {
    expect(contrast(theme, mark, surface)).toBeGreaterThanOrEqual(3);
  });
});
