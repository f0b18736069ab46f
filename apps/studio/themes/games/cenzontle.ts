import { labelled } from '../labelled.ts';
import type { Theme } from '../theme.ts';

const { classic3, lines5x3, anywhere6x5 } = labelled({ code: 'CEN', name: 'Cenzontle' });

/** Birds and their gardens. */
export const cenzontleThemes: readonly Theme[] = [
  lines5x3('colibri-de-fuego', 'Colibrí de Fuego', {
    paint: { hue: 25, accent: 180, metal: 'gold', reel: 340 },
    scene: 'volcano',
    tune: ['tropic', 9],
    symbols: ['hummingbird', 'hibiscus', 'fire', 'feather', 'butterfly', 'sun'],
  }),
  anywhere6x5('ajolote-feliz', 'Ajolote Feliz', {
    paint: { hue: 340, accent: 190, metal: 'turquoise', light: 0.06, reel: 300 },
    scene: 'reef',
    tune: ['lullaby', 9],
    symbols: ['lizard', 'lotus', 'fish', 'shell', 'bubbles'],
  }),
  lines5x3('tucan-tropical', 'Tucán Tropical', {
    paint: { hue: 130, accent: 30, metal: 'gold', light: 0.04, reel: 195 },
    scene: 'jungle',
    tune: ['tropic', 10],
    symbols: ['toucan', 'parrot', 'hibiscus', 'pineapple', 'coconut', 'sunrise'],
  }),
  classic3('flamenco-rosa', 'Flamenco Rosa', {
    paint: { hue: 350, accent: 175, metal: 'turquoise', isPale: true, light: 0.06 },
    scene: 'sea',
    tune: ['tropic', 3],
    symbols: ['flamingo', 'hibiscus', 'tropical_drink', 'coconut', 'pineapple', 'shell', 'watermelon'],
  }),
];
