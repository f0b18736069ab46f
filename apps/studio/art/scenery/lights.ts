import { silhouette } from '../icons.ts';
import { seeded } from '../seeded.ts';
import { beams, clouds, lights, orb, SCENE_SIZE, standing, times, type Tone } from './pieces.ts';

const MIDDLE = SCENE_SIZE / 2;
const CENTRE_Y = 560;

const ring = (radius: number, tone: Tone, width: number, opacity: number): string =>
  `<circle cx="${String(MIDDLE)}" cy="${String(CENTRE_Y)}" r="${String(radius)}" fill="none" stroke="${tone}" stroke-width="${String(width)}" opacity="${String(opacity)}"/>`;

/** Cut paper on a string: each flag has its pattern of holes. */
function papelPicado(y: number, size: number, shift: number, opacity: number): string {
  const colours = ['#ff5fa8', '$spark', '#17c3b2', '$bright', '#b8e04a'];
  const scallops = times(5, () => 'a9 11 0 0 1 -18 0');
  const flags = times(Math.ceil(SCENE_SIZE / size) + 2, (index) => {
    const x = (index - 1) * size + shift;
    const sag = Math.sin(((x + size / 2) / SCENE_SIZE) * Math.PI * 3) * 16 + 10;
    return `<use href="#flag" transform="translate(${x.toFixed(1)} ${(y + sag).toFixed(1)}) scale(${String(size / 100)})" fill="${colours[index % colours.length] ?? '#fff'}"/>`;
  });
  const flag = `<path id="flag" fill-rule="evenodd" d="M5 0H95V108${scallops}Z M50 20l9 14 16 2-11 12 3 16-17-7-17 7 3-16-11-12 16-2Z M20 16a6 6 0 1 0 .1 0Z M80 16a6 6 0 1 0 .1 0Z M22 84a7 7 0 1 0 .1 0Z M50 84a7 7 0 1 0 .1 0Z M78 84a7 7 0 1 0 .1 0Z"/>`;
  return `${shift < 0 ? `<defs>${flag}</defs>` : ''}<g opacity="${String(opacity)}">${flags}</g>`;
}

function lightning(seed: string, x: number): string {
  const random = seeded(seed);
  let path = `M${String(x)} -10`;
  let place = x;
  for (let y = 60; y < 820; y += 50 + random() * 40) {
    place += (random() - 0.5) * 130;
    path += `L${place.toFixed(0)} ${y.toFixed(0)}`;
  }
  const stroke = (width: number, opacity: number, tone: string): string =>
    `<path d="${path}" fill="none" stroke="${tone}" stroke-width="${String(width)}" stroke-linejoin="round" stroke-linecap="round" opacity="${String(opacity)}"/>`;
  return stroke(26, 0.08, '$spark') + stroke(10, 0.2, '$spark') + stroke(3.5, 0.75, '#fff');
}

const planet = (x: number, y: number, radius: number, tone: Tone): string =>
  `${orb(x, y, radius, tone, 0.75)}<circle cx="${String(x + radius * 0.25)}" cy="${String(y + radius * 0.22)}" r="${String(radius * 0.9)}" fill="$deep" opacity=".45"/>`;

/** Scenes of light alone. */
export const LIGHTS = {
  neon: () =>
    [
      ring(470, '$bright', 26, 0.1),
      ring(470, '$spark', 3, 0.5),
      ring(610, '$bright', 2, 0.5),
      ring(690, '$bright', 30, 0.06),
      ring(690, '$glow', 3, 0.32),
      ring(850, '$spark', 2, 0.16),
    ].join('') +
    standing('$glow', 0.06, [
      ['cherry', 220, 1180, 430, -14],
      ['shiny-apple', 1220, 1190, 430, 12],
    ]),
  papel: () =>
    `<g opacity=".05">${silhouette('sombrero', 250, 1040, 460, '$glow', -12)}${silhouette('guitar', 1210, 1020, 460, '$glow', 14)}</g>` +
    papelPicado(118, 150, -40, 0.3) +
    papelPicado(-30, 190, 30, 0.66),
  storm: () =>
    lightning('left', 190) +
    lightning('right', 1260) +
    clouds('storm', 40, '$glow', 0.16) +
    clouds('storm low', 130, '$glow', 0.1) +
    standing('$glow', 0.05, [
      ['lightning-storm', 250, 1260, 480],
      ['lightning-storm', 1200, 1260, 480],
    ]),
  space: () =>
    lights('galaxy', '$glow', { count: 110 }) +
    planet(180, 300, 130, '$bright') +
    planet(1290, 720, 190, '$spark') +
    planet(1180, 170, 46, '$glow') +
    `<ellipse cx="1290" cy="720" rx="330" ry="62" transform="rotate(-18 1290 720)" fill="none" stroke="$spark" stroke-width="16" opacity=".4"/><ellipse cx="720" cy="640" rx="900" ry="230" transform="rotate(-24 720 640)" fill="$bright" opacity=".1"/>`,
  rays: () =>
    beams(18, MIDDLE, CENTRE_Y, '$spark', 0.1) +
    ring(560, '$spark', 2, 0.4) +
    ring(585, '$glow', 10, 0.14) +
    lights('gold dust', '$spark', { count: 70, largest: 5 }),
} as const satisfies Record<string, () => string>;
