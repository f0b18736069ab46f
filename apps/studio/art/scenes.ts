import type { SceneName } from '../themes/index.ts';
import { LIGHTS } from './scenery/lights.ts';
import { OUTDOORS } from './scenery/outdoors.ts';
import { beams, lights, SCENE_SIZE } from './scenery/pieces.ts';
import { PLACES } from './scenery/places.ts';

const SCENERY: Readonly<Record<SceneName, () => string>> = { ...OUTDOORS, ...PLACES, ...LIGHTS };

/** Gradients that every scene has at hand: `far` and `near` fade into the dark towards the foot, `ice` from the light. */
const DEFINITIONS = [
  `<linearGradient id="base" x1=".15" y1="0" x2=".7" y2="1"><stop stop-color="$bright"/><stop offset=".42" stop-color="$middle"/><stop offset="1" stop-color="$deep"/></linearGradient>`,
  `<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="720" cy="560" r="760"><stop stop-color="$glow" stop-opacity=".6"/><stop offset=".4" stop-color="$bright" stop-opacity=".34"/><stop offset="1" stop-color="$bright" stop-opacity="0"/></radialGradient>`,
  `<radialGradient id="dark" cx=".5" cy=".4" r=".78"><stop offset=".35" stop-color="$deep" stop-opacity="0"/><stop offset="1" stop-color="$deep" stop-opacity=".86"/></radialGradient>`,
  `<linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop stop-color="$middle"/><stop offset="1" stop-color="$deep"/></linearGradient>`,
  `<linearGradient id="near" x1="0" y1="0" x2="0" y2="1"><stop stop-color="$deep"/><stop offset="1" stop-color="$deep" stop-opacity=".96"/></linearGradient>`,
  `<linearGradient id="ice" x1="0" y1="0" x2="0" y2="1"><stop stop-color="$glow"/><stop offset=".5" stop-color="$bright"/><stop offset="1" stop-color="$middle"/></linearGradient>`,
].join('');

/**
 * The scene behind cabinets. Its colours are words (`$deep`, `$middle`, `$bright`, `$glow`, `$spark`): the page puts in those
 * of its theme.
 */
export function sceneSvg(name: SceneName): string {
  const size = String(SCENE_SIZE);
  const sky = `<rect width="${size}" height="${size}" fill="url(#base)"/>${beams(28, 720, 560, '$glow', 0.08)}<rect width="${size}" height="${size}" fill="url(#light)"/>`;
  const sparks = lights(name, '$spark', { count: 40, largest: 3 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><defs>${DEFINITIONS}</defs>${sky}${sparks}${SCENERY[name]()}<rect width="${size}" height="${size}" fill="url(#dark)"/></svg>`;
}
