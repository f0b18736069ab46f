import { describe, expect, it } from 'vitest';
import { palettes } from '../look/palettes.ts';
import { subjectContrast } from '../look/subject-contrast.ts';
import type { Subject } from '../recipes/tile.ts';
import { tileRecipe, tileRecipes } from '../recipes/tiles.ts';
import { games, type Game } from './games.ts';
import { vendors } from './vendors.ts';

const types = ['rng', 'live', 'pvp', 'fish', 'sports', 'esports', 'cockfight', 'lott'] as const;

/** What a subject is known by; two games with the same would be taken for each other. */
function nameOf(subject: Subject): string {
  if (typeof subject === 'string') return subject;
  return 'metal' in subject ? `${subject.silhouette} in ${subject.metal}` : subject.drawing;
}

/** Games of the list whose tile has the palette of the one before it. */
function clashesIn(list: readonly Game[]): string[] {
  return list
    .filter(({ id }, index) => {
      const before = list[index - 1];
      return before !== undefined && tileRecipe(before.id).palette === tileRecipe(id).palette;
    })
    .map(({ id }) => id);
}

describe('the catalogue', () => {
  it('has 224 games, each with an id of its own that may stand in an address', () => {
    expect(games).toHaveLength(224);
    expect(new Set(games.map(({ id }) => id)).size).toBe(224);
    expect(games.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('names every game in one to three words of at most 18 characters, no two alike', () => {
    const tooLong = games.filter(({ name }) => name.length > 18 || name.split(' ').length > 3);
    expect(tooLong).toEqual([]);
    expect(new Set(games.map(({ name }) => name)).size).toBe(224);
  });

  it('knows the vendor and the type of every game, and has games of every vendor and type', () => {
    expect(new Set(games.map(({ vendor }) => vendor))).toEqual(new Set(vendors.map(({ code }) => code)));
    expect(new Set(games.map(({ type }) => type))).toEqual(new Set(types));
  });

  it('has a recipe for every game and no recipe for a game that is gone', () => {
    expect(Object.keys(tileRecipes).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  });
});

describe('the rules of art', () => {
  it('shows one palette no more than once in a row, in the whole list and in the list of each type', () => {
    expect(clashesIn(games)).toEqual([]);
    for (const type of types) expect(clashesIn(games.filter((game) => game.type === type))).toEqual([]);
  });

  it('gives every game a subject that no other game has', () => {
    const subjects = games.map(({ id }) => nameOf(tileRecipe(id).subject));
    expect(subjects.filter((subject, index) => subjects.indexOf(subject) !== index)).toEqual([]);
  });

  it('puts at most four things around a subject, at most two of them coins', () => {
    const crowded = games.filter(({ id }) => {
      const { props } = tileRecipe(id);
      return props.length > 4 || props.filter((prop) => prop === 'coin').length > 2;
    });
    expect(crowded).toEqual([]);
  });

  it('uses every palette', () => {
    const used = new Set(games.map(({ id }) => tileRecipe(id).palette));
    expect(used).toEqual(new Set(Object.keys(palettes)));
  });

  it('lets at least half of every subject stand out from what lies behind it', async () => {
    const contrasts = await Promise.all(
      games.map(async (game) => ({ id: game.id, contrast: await subjectContrast(game, tileRecipe(game.id)) })),
    );
    expect(contrasts.filter(({ contrast }) => contrast < 0.5)).toEqual([]);
  });
});
