import { describe, expect, it } from 'vitest';
import { iconBody } from '../drawing/icons.ts';
import { bannerScenes } from './banners.ts';
import { panelScenes } from './panels.ts';
import { promoScenes } from './promos.ts';
import type { SceneRecipe } from './scene.ts';
import { stripScenes } from './strips.ts';

const scenes = Object.entries<SceneRecipe>({ ...bannerScenes, ...promoScenes, ...stripScenes, ...panelScenes });

/** Icons that carry letters, digits or signs: right-to-left pages show scenes mirrored, and these would read backwards. */
const withGlyphs =
  /^(?:slot-machine|money-|dollar|euro|yen|pound|pool-8-ball|joker|mahjong|red-envelope|keycap|clock|stopwatch|watch|calendar|abacus|bank$|card-|.*-oclock|.*-thirty|.*-button)/;

describe('scenes', () => {
  it.each(scenes)('%s keeps every item inside its frame', (_, { items, width, height }) => {
    const outside = items.filter(({ x, y, size }) => {
      const half = size * 0.42;
      return x - half < 0 || x + half > width || y - half < 0 || y + half > height;
    });
    expect(outside).toEqual([]);
  });

  it.each(scenes)('%s shows nothing that reads backwards when it is mirrored', (_, { items }) => {
    const named = items.flatMap(({ subject }) =>
      typeof subject === 'string' ? [subject] : 'silhouette' in subject ? [subject.silhouette] : [],
    );
    expect(named.filter((name) => withGlyphs.test(name))).toEqual([]);
  });

  it.each(scenes)('%s leaves its start side to words', (_, { items, width, shade }) => {
    if (shade.strength < 0.5) return;
    expect(items.filter(({ x, size }) => x - size / 2 < width * shade.strongUntil)).toEqual([]);
  });

  it('says which icon is missing', () => {
    expect(() => iconBody('colour', 'no-such-icon')).toThrow('no-such-icon');
  });
});
