import { nextTask } from '../next-task.ts';

/** Something that a canvas can draw. */
export type Picture = HTMLCanvasElement | HTMLImageElement;

/** The plane on which one symbol is drawn: 100 × 100, whatever its resolution. */
export const SIDE = 100;

export type Pen = CanvasRenderingContext2D;

export function penOf(canvas: HTMLCanvasElement): Pen {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('the browser draws on no canvas');
  return pen;
}

/** An empty layer of `cell` pixels with a pen that counts 100 across. */
export function layer(cell: number): { readonly canvas: HTMLCanvasElement; readonly pen: Pen } {
  const canvas = document.createElement('canvas');
  canvas.width = cell;
  canvas.height = cell;
  const pen = penOf(canvas);
  pen.scale(cell / SIDE, cell / SIDE);
  return { canvas, pen };
}

export function upright(pen: Pen, [top, bottom]: readonly [number, number], tones: readonly string[]): CanvasGradient {
  const gradient = pen.createLinearGradient(0, top, 0, bottom);
  for (const [index, tone] of tones.entries()) gradient.addColorStop(index / (tones.length - 1), tone);
  return gradient;
}

/** The shape of a drawing in one paint. */
function shapeOf(drawing: Picture, cell: number, paint: (pen: Pen) => string | CanvasGradient): HTMLCanvasElement {
  const { canvas, pen } = layer(cell);
  pen.drawImage(drawing, 0, 0, SIDE, SIDE);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = paint(pen);
  pen.fillRect(0, 0, SIDE, SIDE);
  return canvas;
}

const STEPS = 20;

/** Draws a shape around where it stands, so that it grows by `width` on every side. */
function spread(pen: Pen, shape: HTMLCanvasElement, width: number, drop: number): void {
  for (let step = 0; step < STEPS; step += 1) {
    const angle = (step / STEPS) * Math.PI * 2;
    pen.drawImage(shape, Math.cos(angle) * width, Math.sin(angle) * width + drop, SIDE, SIDE);
  }
}

export type Rim = {
  /** From its light edge to its dark one. */
  readonly metal: readonly [string, string, string];
  readonly dark: string;
  /** Breadth of the metal, on 100. */
  readonly width: number;
};

/** A drawing as it lies on the reels: cast shadow, a dark edge, a rim of metal, the drawing itself. */
export async function withRim(drawing: Picture, cell: number, { metal, dark, width }: Rim): Promise<HTMLCanvasElement> {
  const { canvas, pen } = layer(cell);
  const edge = shapeOf(drawing, cell, () => dark);
  const [light, middle, foot] = metal;
  const band = shapeOf(drawing, cell, (own) => upright(own, [8, 94], [light, middle, foot, middle, light]));
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / 55%)';
  pen.shadowBlur = cell * 0.03;
  pen.shadowOffsetY = cell * 0.026;
  pen.drawImage(edge, 0, 0, SIDE, SIDE);
  pen.restore();
  await nextTask();
  spread(pen, edge, width + 0.9, 1.1);
  await nextTask();
  spread(pen, band, width, 0);
  pen.drawImage(drawing, 0, 0, SIDE, SIDE);
  return canvas;
}
