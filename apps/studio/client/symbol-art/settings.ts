import type { Colours } from '../../themes/index.ts';
import { css } from '../css-colour.ts';
import { layer, SIDE, upright, withRim, type Pen, type Picture, type Rim } from './layers.ts';
import { sheer, toned } from './tones.ts';

/** A sphere that carries a number: its middle is plain. */
export function drawOrb(pen: Pen, { spark, bright, middle, deep }: Colours): void {
  const glass = pen.createRadialGradient(38, 32, 4, 50, 52, 42);
  glass.addColorStop(0, toned(bright, 0.55));
  glass.addColorStop(0.4, css(bright));
  glass.addColorStop(0.75, css(middle));
  glass.addColorStop(1, css(deep));
  disc(pen, 40, glass);
  pen.lineWidth = 2.4;
  pen.strokeStyle = sheer(spark, 0.8);
  pen.beginPath();
  pen.arc(50, 50, 33.5, 0, Math.PI * 2);
  pen.stroke();
  pen.beginPath();
  pen.ellipse(40, 25, 17, 8, -0.35, 0, Math.PI * 2);
  pen.fillStyle = upright(pen, [16, 34], [sheer(0xffffff, 0.85), sheer(0xffffff, 0.05)]);
  pen.fill();
}

function disc(pen: Pen, radius: number, paint: string | CanvasGradient): void {
  pen.beginPath();
  pen.arc(50, 50, radius, 0, Math.PI * 2);
  pen.fillStyle = paint;
  pen.fill();
}

/** A shield of the room's colours, for what stands in for all others. */
function shield(pen: Pen, { bright, middle, deep, glow }: Colours): void {
  const shape = new Path2D('M50 7L87 26V72L50 93L13 72V26Z');
  const light = pen.createRadialGradient(50, 42, 4, 50, 50, 50);
  light.addColorStop(0, css(glow));
  light.addColorStop(0.45, css(bright));
  light.addColorStop(0.8, css(middle));
  light.addColorStop(1, css(deep));
  pen.fillStyle = light;
  pen.fill(shape);
}

/** A sun with beams, for what opens the free spins. */
function sunburst(pen: Pen, { spark, glow, middle, deep }: Colours): void {
  pen.beginPath();
  for (let step = 0; step < 32; step += 1) {
    const angle = (step / 32) * Math.PI * 2;
    const reach = step % 2 === 0 ? 45 : 37;
    pen.lineTo(50 + Math.cos(angle) * reach, 50 + Math.sin(angle) * reach);
  }
  pen.closePath();
  const light = pen.createRadialGradient(50, 46, 4, 50, 50, 46);
  light.addColorStop(0, css(glow));
  light.addColorStop(0.3, css(spark));
  light.addColorStop(0.72, css(middle));
  light.addColorStop(0.78, css(spark));
  light.addColorStop(1, toned(spark, -0.45));
  pen.fillStyle = light;
  pen.fill();
  pen.lineWidth = 1.4;
  pen.strokeStyle = css(deep);
  pen.beginPath();
  pen.arc(50, 50, 35, 0, Math.PI * 2);
  pen.stroke();
}

export type Setting = 'wild' | 'scatter';

export type SettingOptions = {
  readonly kind: Setting;
  readonly colours: Colours;
  readonly rim: Rim;
  /** What is written on the ribbon, in the player's language. */
  readonly label: string;
};

const BACKS = { wild: shield, scatter: sunburst } as const;

/** A picture in its setting with a ribbon below it. */
export async function inSetting(picture: Picture, cell: number, options: SettingOptions): Promise<HTMLCanvasElement> {
  const { kind, colours, rim, label } = options;
  const back = layer(cell);
  BACKS[kind](back.pen, colours);
  const { canvas, pen } = layer(cell);
  pen.drawImage(await withRim(back.canvas, cell, rim), 0, 0, SIDE, SIDE);
  const front = await withRim(picture, cell, { ...rim, width: rim.width * 0.8 });
  pen.drawImage(front, 15, 8, 70, 70);
  await drawRibbon(pen, cell, options, label);
  return canvas;
}

/** On dark paint the letters are white, on a pale one deep. */
async function drawRibbon(
  pen: Pen,
  cell: number,
  { kind, colours, rim }: SettingOptions,
  label: string,
): Promise<void> {
  const band = layer(cell);
  const from = kind === 'wild' ? colours.spark : colours.middle;
  band.pen.fillStyle = upright(band.pen, [72, 92], [toned(from, 0.35), css(from), toned(from, -0.35)]);
  band.pen.fill(new Path2D('M8 73Q50 69 92 73L88 83L92 92Q50 88 8 92L12 83Z'));
  pen.drawImage(await withRim(band.canvas, cell, { ...rim, width: 1.2 }), 0, 0, SIDE, SIDE);
  pen.font = '800 14.5px "Geologica Variable", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 2.4;
  pen.strokeStyle = kind === 'wild' ? sheer(0xffffff, 0.65) : css(colours.deep);
  pen.strokeText(label, 50, 81.6, 72);
  pen.fillStyle = kind === 'wild' ? toned(colours.deep, -0.35) : '#fff';
  pen.fillText(label, 50, 81.6, 72);
}
