import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCENE_NAMES } from '../themes/scene-names.ts';
import { DRAWN_NAMES, PICTURE_NAMES } from '../themes/symbol-names.ts';
import { namesOf } from '../themes/game-names.ts';
import { THEMES, type Theme } from '../themes/index.ts';
import { contrast, distance } from './seen-colour.ts';

const ART = new URL('../client/art/', import.meta.url);
const CATALOGUE = new URL('../../server/src/main/demo/demo-games.csv', import.meta.url);

/** The bytes of all symbol pictures, both formats of each. */
const PICTURES_MAX = 9_000_000;
const PICTURE_MAX = 48_000;
const SCENE_MAX = 40_000;

const symbolsOf = (theme: Theme): string[] => Object.values(theme.symbols);

/** The colours by which one remembers a game. */
const faceOf = ({ colours }: Theme): number[] => [
  colours.deep,
  colours.middle,
  colours.bright,
  colours.spark,
  colours.metal[1],
  colours.reelMiddle,
];

function faceDistance(one: Theme, other: Theme): number {
  const others = faceOf(other);
  return Math.max(...faceOf(one).map((colour, index) => distance(colour, others[index] ?? 0)));
}

const pairs = (themes: readonly Theme[]): [Theme, Theme][] =>
  themes.flatMap((one, index) => themes.slice(index + 1).map((other): [Theme, Theme] => [one, other]));

describe('the catalogue of the demo and the themes', () => {
  const listed = readFileSync(CATALOGUE, 'utf8').trim().split('\n').slice(1);

  it('have the same games under the same names, labels and engines', () => {
    const ours = THEMES.map(({ vendor, engine, code, name }) => [vendor.code, engine, code, name].join(';'));
    expect(listed.map((line) => line.split(';').slice(0, 4).join(';')).toSorted()).toEqual(ours.toSorted());
  });

  it('call every game the same in four languages', () => {
    const ours = THEMES.map((theme) => {
      const { es, en, pt, ar } = namesOf(theme);
      return [theme.code, es, en, pt, ar].join(';');
    });
    expect(listed.map((line) => line.split(';').slice(2, 7).join(';')).toSorted()).toEqual(ours.toSorted());
    expect(ours.filter((line) => line.split(';').filter(Boolean).length !== 5)).toEqual([]);
  });
});

describe('a theme', () => {
  it.each(THEMES)('$code draws each of its symbols differently', (theme) => {
    expect(new Set(symbolsOf(theme)).size).toBe(symbolsOf(theme).length);
  });

  it.each(THEMES)('$code can be read on its reels', ({ colours }) => {
    const dark = Math.max(...colours.metal.map((tone) => contrast(tone, colours.reelMiddle)));
    expect(dark).toBeGreaterThan(4.5);
    for (const gem of colours.gems) expect(distance(gem, colours.reelMiddle)).toBeGreaterThan(25);
    for (const line of colours.lines) expect(contrast(line, colours.reelMiddle)).toBeGreaterThan(2);
  });

  it('looks or plays otherwise than every other one', () => {
    for (const [one, other] of pairs(THEMES)) {
      const haveSameSymbols = symbolsOf(one).toSorted().join() === symbolsOf(other).toSorted().join();
      expect(haveSameSymbols && faceDistance(one, other) < 10, `${one.code} and ${other.code}`).toBe(false);
    }
  });

  it('is not painted like a neighbour under its label', () => {
    const alike = pairs(THEMES).filter(
      ([one, other]) => one.vendor.code === other.vendor.code && faceDistance(one, other) < 6,
    );
    expect(alike.map(([one, other]) => `${one.code} ${other.code}`)).toEqual([]);
  });
});

describe('the pictures', () => {
  const files = readdirSync(new URL('symbols/', ART));

  it('are there for every symbol in both formats, and no others', () => {
    const expected = PICTURE_NAMES.flatMap((name) => [`${name}.avif`, `${name}.webp`]);
    expect(files.toSorted()).toEqual(expected.map((name) => name.replaceAll('_', '-')).toSorted());
  });

  it('show only what some game has', () => {
    const used = new Set(THEMES.flatMap(symbolsOf));
    expect([...PICTURE_NAMES, ...DRAWN_NAMES].filter((name) => !used.has(name))).toEqual([]);
  });

  it('are light', () => {
    const sizes = files.map((file) => statSync(new URL(`symbols/${file}`, ART)).size);
    expect(Math.max(...sizes)).toBeLessThan(PICTURE_MAX);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(PICTURES_MAX);
  });
});

describe('the scenes', () => {
  it.each(SCENE_NAMES)('%s is drawn, light, and takes its colours from the theme', (name) => {
    const drawing = readFileSync(new URL(`scenes/${name}.svg`, ART), 'utf8');
    expect(drawing.length).toBeLessThan(SCENE_MAX);
    expect(drawing).toContain('$deep');
    expect(drawing).not.toContain('NaN');
  });

  it('all serve some game', () => {
    const used = new Set(THEMES.map(({ scene }) => scene));
    expect(SCENE_NAMES.filter((name) => !used.has(name))).toEqual([]);
  });
});
