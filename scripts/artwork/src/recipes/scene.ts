import type { PaletteName } from '../look/palettes.ts';
import type { Subject } from './tile.ts';

/** One thing in a scene: where its centre is, how large, how turned, and how far out of focus it lies. */
export type SceneItem = {
  readonly subject: Subject;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly focus: 'sharp' | 'soft' | 'softer';
};

export function item(
  subject: Subject,
  [x, y]: readonly [number, number],
  size: number,
  turn = 0,
  focus: SceneItem['focus'] = 'sharp',
): SceneItem {
  return { subject, x, y, size, turn, focus };
}

/** The long feathers behind a scene. Lengths are shares of the scene's height, places of its width and height. */
export type StreamerRecipe = {
  readonly count: number;
  readonly halfWidth: number;
  readonly opacity: number;
  /** Where they come from, outside the frame. */
  readonly root: readonly [number, number];
  /** Where the first and the last of them end. */
  readonly firstTip: readonly [number, number];
  readonly lastTip: readonly [number, number];
};

/** A wide picture that carries text on its start side. All its words are text of the page, none are drawn. */
export type SceneRecipe = {
  readonly width: number;
  readonly height: number;
  readonly palette: PaletteName;
  /** Where the light is. */
  readonly focus: readonly [number, number];
  readonly streamers: StreamerRecipe;
  /** Colours of every second and third feather where they are not the palette's, light first. */
  readonly accents?: { readonly second: readonly [string, string]; readonly third?: readonly [string, string] };
  /** How dark the start side is, and where (share of the width) the shade is still strong and where it ends. */
  readonly shade: { readonly strength: number; readonly strongUntil: number; readonly endsAt: number };
  readonly sparks: { readonly count: number; readonly fromX: number };
  /** Whether a stepped fret runs along the foot. */
  readonly hasFret: boolean;
  readonly items: readonly SceneItem[];
};
