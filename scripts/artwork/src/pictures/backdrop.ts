import type { GameType } from '../catalog/games.ts';
import { halos, type HaloName } from '../drawing/halos.ts';
import { facets, fret, halftone, plumes, rays, rings, type DrawPattern } from '../drawing/patterns.ts';
import { felt, hud, pitch, shafts, waves } from '../drawing/places.ts';
import { pick } from '../drawing/seeded.ts';
import type { Palette } from '../look/palettes.ts';

const patterns = {
  rays,
  rings,
  fret,
  plumes,
  halftone,
  facets,
  waves,
  shafts,
  felt,
  pitch,
  hud,
} as const satisfies Record<string, DrawPattern>;

export type PatternName = keyof typeof patterns;

type Choices = {
  readonly patterns: readonly [PatternName, ...PatternName[]];
  readonly halos: readonly [HaloName, ...HaloName[]];
};

/** What the games of a type may stand in front of when their recipe leaves it open. */
const choices: Readonly<Record<GameType, Choices>> = {
  rng: {
    patterns: ['rays', 'fret', 'plumes', 'halftone', 'facets', 'rings'],
    halos: ['disc', 'sun', 'none', 'gate', 'hex'],
  },
  live: { patterns: ['felt'], halos: ['none', 'disc'] },
  pvp: { patterns: ['facets', 'rings', 'felt'], halos: ['hex', 'none'] },
  fish: { patterns: ['shafts', 'waves'], halos: ['none'] },
  sports: { patterns: ['pitch'], halos: ['none'] },
  esports: { patterns: ['hud'], halos: ['hex', 'none'] },
  cockfight: { patterns: ['plumes', 'rays'], halos: ['none', 'sun'] },
  lott: { patterns: ['rings', 'halftone', 'fret'], halos: ['disc', 'none'] },
};

/** What lies behind a tile's subject: the pattern, and the halo that frames the subject. */
export function drawBackdrop(
  type: GameType,
  wish: { readonly pattern?: PatternName; readonly halo?: HaloName },
  palette: Palette,
  random: () => number,
): { readonly pattern: string; readonly halo: string } {
  const allowed = choices[type];
  const pattern = patterns[wish.pattern ?? pick(random, allowed.patterns)](palette, random);
  return { pattern, halo: halos[wish.halo ?? pick(random, allowed.halos)](palette) };
}
