import type { Theme } from '../themes/index.ts';
import { silhouette } from './icons.ts';
import { css, seeded } from './seeded.ts';

/** The side of a background; screens show a part of it. */
export const BACKGROUND_SIZE = 1440;

const MIDDLE = BACKGROUND_SIZE / 2;
/** The height on which the light is centred. */
const LIGHT_Y = 560;

function rays(count: number, colour: string): string {
  const reach = BACKGROUND_SIZE * 1.2;
  const wedge = (Math.PI * 2) / count;
  return Array.from({ length: count }, (_, index) => {
    const from = (index - 0.23) * wedge;
    const to = from + wedge * 0.46;
    const point = (angle: number): string =>
      `${(MIDDLE + Math.cos(angle) * reach).toFixed(0)} ${(LIGHT_Y + Math.sin(angle) * reach).toFixed(0)}`;
    return `<path d="M${String(MIDDLE)} ${String(LIGHT_Y)}L${point(from)}L${point(to)}Z" fill="${colour}"/>`;
  }).join('');
}

function sparks(seed: string, colour: string): string {
  const random = seeded(seed);
  return Array.from({ length: 90 }, () => {
    const x = (random() * BACKGROUND_SIZE).toFixed(0);
    const y = (random() * BACKGROUND_SIZE).toFixed(0);
    return `<circle cx="${x}" cy="${y}" r="${(1 + random() * 3.4).toFixed(1)}" fill="${colour}" opacity="${(0.1 + random() * 0.5).toFixed(2)}"/>`;
  }).join('');
}

function neonRings(theme: Theme): string {
  const { spark, bright } = theme.colours;
  const ring = (radius: number, colour: number, width: number, opacity: number): string =>
    `<circle cx="${String(MIDDLE)}" cy="${String(LIGHT_Y)}" r="${String(radius)}" fill="none" stroke="${css(colour)}" stroke-width="${String(width)}" opacity="${String(opacity)}"/>`;
  return [
    ring(470, bright, 26, 0.1),
    ring(470, spark, 3, 0.5),
    ring(610, bright, 2, 0.5),
    ring(690, bright, 30, 0.06),
    ring(690, 0xff6ad5, 3, 0.32),
    ring(850, spark, 2, 0.16),
  ].join('');
}

/** Cut paper on a string: four flags of one row, each with its pattern of holes. */
function papelPicado(y: number, size: number, shift: number, opacity: number): string {
  const colours = ['#ff5fa8', '#ffb03a', '#17c3b2', '#8f7bff', '#b8e04a'];
  const flags = Array.from({ length: Math.ceil(BACKGROUND_SIZE / size) + 2 }, (_, index) => {
    const x = (index - 1) * size + shift;
    const sag = Math.sin(((x + size / 2) / BACKGROUND_SIZE) * Math.PI * 3) * 16 + 10;
    const unit = size / 100;
    const scallops = Array.from({ length: 5 }, () => 'a9 11 0 0 1 -18 0').join('');
    return `<g transform="translate(${x.toFixed(1)} ${(y + sag).toFixed(1)}) scale(${String(unit)})"><path fill-rule="evenodd" d="M5 0H95V108${scallops}Z M50 20l9 14 16 2-11 12 3 16-17-7-17 7 3-16-11-12 16-2Z M20 16a6 6 0 1 0 .1 0Z M80 16a6 6 0 1 0 .1 0Z M22 84a7 7 0 1 0 .1 0Z M50 84a7 7 0 1 0 .1 0Z M78 84a7 7 0 1 0 .1 0Z" fill="${colours[index % colours.length] ?? '#fff'}"/></g>`;
  });
  return `<g opacity="${String(opacity)}">${flags.join('')}</g>`;
}

function lightning(seed: string, x: number, colour: string): string {
  const random = seeded(seed);
  let path = `M${String(x)} -10`;
  let place = x;
  for (let y = 60; y < 820; y += 50 + random() * 40) {
    place += (random() - 0.5) * 130;
    path += `L${place.toFixed(0)} ${y.toFixed(0)}`;
  }
  const stroke = (width: number, opacity: number, tone: string): string =>
    `<path d="${path}" fill="none" stroke="${tone}" stroke-width="${String(width)}" stroke-linejoin="round" stroke-linecap="round" opacity="${String(opacity)}"/>`;
  return stroke(26, 0.08, colour) + stroke(10, 0.2, colour) + stroke(3.5, 0.75, '#ffffff');
}

function clouds(colour: string): string {
  const random = seeded('clouds');
  const puffs = Array.from({ length: 34 }, (_, index) => {
    const x = (index / 33) * (BACKGROUND_SIZE + 400) - 200;
    return `<ellipse cx="${x.toFixed(0)}" cy="${(random() * 90 - 40).toFixed(0)}" rx="${(90 + random() * 90).toFixed(0)}" ry="${(50 + random() * 60).toFixed(0)}" fill="${colour}" opacity=".13"/>`;
  });
  return `<g filter="url(#soft)">${puffs.join('')}</g>`;
}

function scenery(theme: Theme): string {
  const ghost = css(theme.colours.glow);
  switch (theme.code) {
    case 'fiesta-calavera':
      return `<g opacity=".05">${silhouette('sombrero', 250, 1040, 460, ghost, -12)}${silhouette('guitar', 1210, 1020, 460, ghost, 14)}</g>${papelPicado(118, 150, -40, 0.3)}${papelPicado(-30, 190, 30, 0.66)}`;
    case 'rayo-777':
      return `${lightning('left', 190, css(theme.colours.spark))}${lightning('right', 1260, css(theme.colours.spark))}${clouds(css(theme.colours.glow))}<g opacity=".05">${silhouette('lightning-storm', 250, 1040, 480, ghost)}${silhouette('lightning-storm', 1200, 1040, 480, ghost)}</g>`;
    default:
      return `${neonRings(theme)}<g opacity=".06">${silhouette('cherry', 220, 980, 430, ghost, -14)}${silhouette('shiny-apple', 1220, 990, 430, ghost, 12)}</g>`;
  }
}

/** The scene behind the cabinet of one theme. */
export function backgroundSvg(theme: Theme): string {
  const { deep, middle, bright, glow, spark } = theme.colours;
  const size = String(BACKGROUND_SIZE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><defs>
<linearGradient id="base" x1=".15" y1="0" x2=".7" y2="1"><stop stop-color="${css(bright)}"/><stop offset=".42" stop-color="${css(middle)}"/><stop offset="1" stop-color="${css(deep)}"/></linearGradient>
<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${String(MIDDLE)}" cy="${String(LIGHT_Y)}" r="760"><stop stop-color="${css(glow)}" stop-opacity=".7"/><stop offset=".4" stop-color="${css(bright)}" stop-opacity=".38"/><stop offset="1" stop-color="${css(bright)}" stop-opacity="0"/></radialGradient>
<radialGradient id="dark" cx=".5" cy=".4" r=".75"><stop offset=".35" stop-color="${css(deep)}" stop-opacity="0"/><stop offset="1" stop-color="${css(deep)}" stop-opacity=".94"/></radialGradient>
<filter id="soft" filterUnits="userSpaceOnUse" x="-500" y="-400" width="2440" height="1200"><feGaussianBlur stdDeviation="24"/></filter></defs>
<rect width="${size}" height="${size}" fill="url(#base)"/><g opacity=".1">${rays(28, css(glow))}</g><rect width="${size}" height="${size}" fill="url(#light)"/><rect width="${size}" height="${size}" fill="url(#dark)"/>${sparks(theme.code, css(spark))}${scenery(theme)}</svg>`;
}
