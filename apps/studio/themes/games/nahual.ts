import { labelled } from '../labelled.ts';
import type { Theme } from '../theme.ts';

const { classic3, lines5x3, anywhere6x5 } = labelled({ code: 'NAH', name: 'Nahual' });

/** Animals, from the jungle to the ice. */
export const nahualThemes: readonly Theme[] = [
  lines5x3('noche-de-jaguar', 'Noche de Jaguar', {
    paint: { hue: 275, accent: 95, metal: 'gold', light: -0.05 },
    scene: 'jungle',
    tune: ['mystery', -4],
    symbols: ['leopard', 'parrot', 'mask_jade', 'monkey', 'totem', 'full_moon'],
  }),
  lines5x3('lobo-lunar', 'Lobo Lunar', {
    paint: { hue: 235, accent: 200, metal: 'silver' },
    scene: 'night',
    tune: ['spooky', -2],
    symbols: ['wolf', 'owl', 'deer', 'eagle', 'paw', 'full_moon'],
  }),
  lines5x3('bufalo-rojo', 'Búfalo Rojo', {
    paint: { hue: 28, accent: 85, metal: 'copper' },
    scene: 'desert',
    tune: ['march', -3],
    symbols: ['bison', 'eagle', 'horse', 'wolf', 'totem', 'sun'],
  }),
  lines5x3('aguila-real', 'Águila Real', {
    paint: { hue: 225, accent: 85, metal: 'gold', light: 0.05 },
    scene: 'snow',
    tune: ['march', 4],
    symbols: ['eagle', 'wolf', 'deer', 'feather', 'totem', 'sunrise'],
  }),
  classic3('luna-de-plata', 'Luna de Plata', {
    paint: { hue: 270, accent: 220, metal: 'silver', vivid: 0.6 },
    scene: 'night',
    tune: ['lullaby', -1],
    symbols: ['full_moon', 'owl', 'crescent_moon', 'star', 'gem_stone', 'bell', 'blossom'],
  }),
  lines5x3('buho-sabio', 'Búho Sabio', {
    paint: { hue: 300, accent: 85, metal: 'bronze', light: -0.05 },
    scene: 'night',
    tune: ['spooky', 4],
    symbols: ['owl', 'fox', 'hedgehog', 'mushroom', 'spellbook', 'crescent_moon'],
  }),
  anywhere6x5('zorro-astuto', 'Zorro Astuto', {
    paint: { hue: 130, accent: 60, metal: 'copper', vivid: 0.8 },
    scene: 'night',
    tune: ['tropic', 3],
    symbols: ['fox', 'rabbit', 'mushroom', 'maple_leaf', 'chestnut'],
  }),
  lines5x3('oso-polar', 'Oso Polar', {
    paint: { hue: 220, accent: 195, metal: 'silver', light: 0.06 },
    scene: 'snow',
    tune: ['lullaby', -3],
    symbols: ['polar_bear', 'seal', 'penguin', 'fish', 'snowflake', 'ice'],
  }),
  lines5x3('gorila-rey', 'Gorila Rey', {
    paint: { hue: 145, accent: 95, metal: 'brass' },
    scene: 'jungle',
    tune: ['march', -6],
    symbols: ['gorilla', 'parrot', 'monkey', 'banana', 'crown', 'drum'],
  }),
  lines5x3('rinoceronte-5x', 'Rinoceronte 5X', {
    paint: { hue: 100, accent: 60, metal: 'bronze', vivid: 0.8, reel: 240 },
    scene: 'desert',
    tune: ['march', 2],
    symbols: ['rhinoceros', 'elephant', 'zebra', 'lion', 'paw', 'sunrise'],
  }),
  lines5x3('cocodrilo-pantano', 'Cocodrilo Pantano', {
    paint: { hue: 135, accent: 85, metal: 'jade', light: -0.04, vivid: 0.8 },
    scene: 'jungle',
    tune: ['thunder', -7],
    symbols: ['crocodile', 'frog', 'snake', 'flamingo', 'fishing_pole', 'lotus'],
  }),
  anywhere6x5('mono-travieso', 'Mono Travieso', {
    paint: { hue: 120, accent: 90, metal: 'gold', light: 0.05 },
    scene: 'jungle',
    tune: ['arcade', 1],
    symbols: ['monkey', 'banana', 'coconut', 'pineapple', 'drum'],
  }),
  anywhere6x5('koala-cafe', 'Koala Café', {
    paint: { hue: 155, accent: 60, metal: 'bronze', vivid: 0.55 },
    scene: 'jungle',
    tune: ['lullaby', 1],
    symbols: ['koala', 'hot_beverage', 'herb', 'kangaroo', 'cookie'],
  }),
  anywhere6x5('pinguino-frio', 'Pingüino Frío', {
    paint: { hue: 210, accent: 30, metal: 'silver', light: 0.08 },
    scene: 'snow',
    tune: ['arcade', 5],
    symbols: ['penguin', 'fish', 'snowman', 'ice', 'snowflake'],
  }),
  lines5x3('caballo-salvaje', 'Caballo Salvaje', {
    paint: { hue: 55, accent: 200, metal: 'copper', reel: 28 },
    scene: 'desert',
    tune: ['march', 5],
    symbols: ['horse', 'cactus', 'western_hat', 'eagle', 'horseshoe', 'sunrise'],
  }),
];
