import { labelled } from '../labelled.ts';
import type { Theme } from '../theme.ts';

const { lines5x3, anywhere6x5 } = labelled({ code: 'KUK', name: 'Kukul Live' });

/** Feathers and hidden waters. */
export const kukulThemes: readonly Theme[] = [
  lines5x3('plumas-de-oro', 'Plumas de Oro', {
    paint: { hue: 160, accent: 90, metal: 'gold' },
    scene: 'jungle',
    tune: ['tropic', 0],
    symbols: ['parrot', 'mask_gold', 'feather', 'gem_stone', 'coin', 'sun_stone'],
  }),
  anywhere6x5('cenote-mistico', 'Cenote Místico', {
    paint: { hue: 200, accent: 100, metal: 'turquoise' },
    scene: 'reef',
    tune: ['mystery', 2],
    symbols: ['frog', 'gem_stone', 'lotus', 'butterfly', 'full_moon'],
  }),
  lines5x3('serpiente-de-pluma', 'Serpiente de Pluma', {
    paint: { hue: 180, accent: 60, metal: 'jade' },
    scene: 'pyramids',
    tune: ['mystery', -3],
    symbols: ['plumed_serpent', 'mask_jade', 'pyramid', 'feather', 'fire', 'sun_stone'],
  }),
];
