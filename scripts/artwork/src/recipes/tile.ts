import type { Emblem } from '../drawing/emblem.ts';
import type { HaloName } from '../drawing/halos.ts';
import type { DrawnObject } from '../objects/drawn-object.ts';
import type { PaletteName } from '../look/palettes.ts';
import type { PatternName } from '../pictures/backdrop.ts';

/** A colour icon by name, a silhouette in metal, or a thing of our own drawing. */
export type Subject = string | Emblem | DrawnObject;

/** How the tile of one game is drawn. */
export type TileRecipe = {
  readonly palette: PaletteName;
  readonly subject: Subject;
  /** The large faint silhouette behind the subject. */
  readonly ghost: string;
  /** Up to four colour icons around the subject. */
  readonly props: readonly string[];
  /** Left to the seed when not given. */
  readonly pattern?: PatternName;
  readonly halo?: HaloName;
};

/** A recipe in one line; `props` are separated by spaces, `style` is pattern and halo. */
export function tile(
  palette: PaletteName,
  subject: Subject,
  ghost: string,
  props: string,
  style?: `${PatternName} ${HaloName}`,
): TileRecipe {
  const recipe = { palette, subject, ghost, props: props.split(' ') };
  if (style === undefined) return recipe;
  const [pattern, halo] = style.split(' ') as [PatternName, HaloName];
  return { ...recipe, pattern, halo };
}
