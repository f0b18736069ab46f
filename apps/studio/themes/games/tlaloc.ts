import { labelled } from '../labelled.ts';
import type { Theme } from '../theme.ts';

const { classic3, lines5x3, anywhere6x5 } = labelled({ code: 'TLA', name: 'Tlaloc' });

/** Storms, gods and outer space. */
export const tlalocThemes: readonly Theme[] = [
  classic3('rayo-777', 'Rayo 777', {
    paint: { hue: 266, accent: 205, metal: 'silver' },
    scene: 'storm',
    tune: ['thunder', -2],
    symbols: ['seven', 'bar', 'bolt', 'crown', 'heart', 'star', 'clover'],
  }),
  classic3('siete-ardiente', 'Siete Ardiente', {
    paint: { hue: 25, accent: 80, metal: 'gold' },
    scene: 'volcano',
    tune: ['thunder', 4],
    symbols: ['seven', 'fire', 'bar', 'fire_gem', 'bell', 'bolt', 'cherries'],
  }),
  anywhere6x5('rayo-de-zeus', 'Rayo de Zeus', {
    paint: { hue: 245, accent: 95, metal: 'gold' },
    scene: 'temple',
    tune: ['thunder', 0],
    symbols: ['bolt', 'laurel', 'gladiator', 'amphora', 'storm_cloud'],
  }),
  lines5x3('medusa', 'Medusa', {
    paint: { hue: 155, accent: 300, metal: 'bronze', light: -0.04 },
    scene: 'temple',
    tune: ['mystery', -8],
    symbols: ['medusa', 'snake', 'amphora', 'temple', 'laurel', 'gem_stone'],
  }),
  lines5x3('templo-griego', 'Templo Griego', {
    paint: { hue: 225, accent: 60, metal: 'silver', light: 0.07, vivid: 0.7 },
    scene: 'temple',
    tune: ['mystery', 8],
    symbols: ['temple', 'amphora', 'laurel', 'eagle', 'trident', 'dove'],
  }),
  lines5x3('martillo-de-trueno', 'Martillo de Trueno', {
    paint: { hue: 280, accent: 210, metal: 'steel', vivid: 0.8 },
    scene: 'storm',
    tune: ['thunder', 7],
    symbols: ['hammer_thunder', 'viking', 'bolt', 'eagle', 'shield', 'storm_cloud'],
  }),
  classic3('robot-retro', 'Robot Retro', {
    paint: { hue: 195, accent: 40, metal: 'steel', vivid: 0.7 },
    scene: 'neon',
    tune: ['arcade', -2],
    symbols: ['robot', 'gear', 'bolt', 'star', 'rocket', 'bulb', 'joystick'],
  }),
  anywhere6x5('alien-invasor', 'Alien Invasor', {
    paint: { hue: 140, accent: 320, metal: 'jade' },
    scene: 'space',
    tune: ['arcade', 10],
    symbols: ['alien', 'ray_gun', 'saucer', 'planet', 'comet'],
  }),
  lines5x3('galaxia-27', 'Galaxia 27', {
    paint: { hue: 295, accent: 95, metal: 'amethyst' },
    scene: 'space',
    tune: ['mystery', 9],
    symbols: ['planet', 'astronaut', 'satellite', 'comet', 'star', 'rocket'],
  }),
  anywhere6x5('cohete-lunar', 'Cohete Lunar', {
    paint: { hue: 222, accent: 50, metal: 'silver', vivid: 0.8 },
    scene: 'space',
    tune: ['arcade', -6],
    symbols: ['rocket', 'astronaut', 'satellite', 'planet', 'full_moon'],
  }),
  lines5x3('platillo-volador', 'Platillo Volador', {
    paint: { hue: 160, accent: 110, metal: 'turquoise', light: -0.05 },
    scene: 'space',
    tune: ['arcade', 11],
    symbols: ['saucer', 'cow', 'alien', 'telescope', 'star', 'ray_gun'],
  }),
  classic3('arcade-8-bits', 'Arcade 8 Bits', {
    paint: { hue: 315, accent: 140, metal: 'turquoise' },
    scene: 'neon',
    tune: ['arcade', 12],
    symbols: ['joystick', 'alien', 'video_game', 'heart', 'star', 'cherries', 'bomb'],
  }),
];
