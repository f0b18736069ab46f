import { metals, type MetalName } from '../look/metals.ts';
import { silhouette } from './icons.ts';
import { tenth } from './numbers.ts';

/** A silhouette cast in metal. */
export type Emblem = { readonly silhouette: string; readonly metal: MetalName };

/** Names an emblem in a recipe. */
export const emblem = (name: string, metal: MetalName): Emblem => ({ silhouette: name, metal });

/**
 * The metal front on its thickness: copies in the darkest tone, each `depths` below the front, deepest first.
 * `gradientId` is the gradient of the metal.
 */
export function castEmblem(
  { silhouette: name, metal }: Emblem,
  at: { readonly x: number; readonly y: number; readonly size: number },
  gradientId: string,
  depths: readonly number[],
): string {
  const edge = metals[metal].edge;
  const thickness = depths.map((depth) => silhouette(name, at.x, tenth(at.y + depth), at.size, edge)).join('');
  return thickness + silhouette(name, at.x, at.y, at.size, `url(#${gradientId})`);
}
