import { penOf } from './layers.ts';

/** How far a blurred symbol reaches, in heights of the sharp one. */
export const BLURRED_HEIGHT = 1.5;

/** Steps by halves: two to their power are the copies that lie over one another. */
const HALVINGS = 6;

/**
 * A drawing as it is seen on a turning reel: smeared along it by half its height, and with that higher than it was, so that
 * nothing of it is cut off.
 */
export function blurred(drawing: CanvasImageSource, cell: number): HTMLCanvasElement {
  const height = cell * BLURRED_HEIGHT;
  const reach = height - cell;
  let [smeared, other] = [layerOf(cell, height), layerOf(cell, height)];
  penOf(smeared).drawImage(drawing, 0, reach / 2, cell, cell);
  for (let halving = 1; halving <= HALVINGS; halving += 1) {
    const pen = penOf(other);
    const apart = reach / 2 ** halving;
    pen.globalAlpha = 0.5;
    pen.globalCompositeOperation = 'copy';
    pen.drawImage(smeared, 0, -apart / 2);
    // Light added to light: each of the two counts half, wherever they lie over one another.
    pen.globalCompositeOperation = 'lighter';
    pen.drawImage(smeared, 0, apart / 2);
    [smeared, other] = [other, smeared];
  }
  return smeared;
}

function layerOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
