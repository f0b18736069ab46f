import { labelled } from '../labelled.ts';
import type { Theme } from '../theme.ts';

const { classic3, lines5x3, anywhere6x5 } = labelled({ code: 'XOC', name: 'Xoco' });

/** Feasts, kitchens and sweets. */
export const xocoThemes: readonly Theme[] = [
  classic3('fiesta-calavera', 'Fiesta Calavera', {
    paint: { hue: 325, accent: 75, metal: 'copper' },
    scene: 'papel',
    tune: ['fiesta', 0],
    symbols: ['skull', 'guitar', 'candle', 'maracas', 'hibiscus', 'marigold', 'chili'],
  }),
  anywhere6x5('dulce-tormenta', 'Dulce Tormenta', {
    paint: { hue: 345, accent: 195, metal: 'rose', light: 0.06 },
    scene: 'sweets',
    tune: ['lullaby', 3],
    symbols: ['lollipop', 'cupcake', 'doughnut', 'candy', 'rainbow'],
  }),
  lines5x3('taco-wild', 'Taco Wild', {
    paint: { hue: 140, accent: 60, metal: 'gold' },
    scene: 'papel',
    tune: ['fiesta', 5],
    symbols: ['taco', 'avocado', 'burrito', 'lime', 'chili', 'sombrero'],
  }),
  lines5x3('mariposa-monarca', 'Mariposa Monarca', {
    paint: { hue: 55, accent: 320, metal: 'copper', reel: 300 },
    scene: 'meadow',
    tune: ['lullaby', -4],
    symbols: ['butterfly', 'hibiscus', 'marigold', 'hummingbird', 'blossom', 'sun'],
  }),
  classic3('cactus-salvaje', 'Cactus Salvaje', {
    paint: { hue: 120, accent: 55, metal: 'copper' },
    scene: 'desert',
    tune: ['fiesta', -2],
    symbols: ['cactus', 'sombrero', 'scorpion', 'chili', 'sun', 'lizard', 'taco'],
  }),
  classic3('chile-picante', 'Chile Picante', {
    paint: { hue: 18, accent: 130, metal: 'brass', isPale: true },
    scene: 'papel',
    tune: ['fiesta', 7],
    symbols: ['chili', 'fire', 'taco', 'tomato', 'avocado', 'lime', 'corn'],
  }),
  anywhere6x5('aguacate-loco', 'Aguacate Loco', {
    paint: { hue: 125, accent: 50, metal: 'jade', reel: 155 },
    scene: 'papel',
    tune: ['arcade', -1],
    symbols: ['avocado', 'lime', 'tomato', 'chili', 'taco'],
  }),
  anywhere6x5('pinata-party', 'Piñata Party', {
    paint: { hue: 340, accent: 140, metal: 'gold', light: 0.05 },
    scene: 'papel',
    tune: ['fiesta', 3],
    symbols: ['pinata', 'party_popper', 'balloon', 'candy', 'fireworks'],
  }),
  classic3('mariachi-7', 'Mariachi 7', {
    paint: { hue: 260, accent: 60, metal: 'gold' },
    scene: 'papel',
    tune: ['fiesta', -5],
    symbols: ['sombrero', 'seven', 'guitar', 'trumpet', 'maracas', 'marigold', 'chili'],
  }),
  classic3('cafe-barista', 'Café Barista', {
    paint: { hue: 58, accent: 85, metal: 'copper', vivid: 0.6 },
    scene: 'city',
    tune: ['lullaby', -6],
    symbols: ['hot_beverage', 'croissant', 'chocolate', 'doughnut', 'cookie', 'coffee_beans', 'cupcake'],
  }),
  classic3('dona-dona', 'Dona Dona', {
    paint: { hue: 355, accent: 85, metal: 'rose', isPale: true },
    scene: 'sweets',
    tune: ['arcade', 6],
    symbols: ['doughnut', 'cupcake', 'candy', 'cookie', 'cream', 'lollipop', 'cherries'],
  }),
  anywhere6x5('helado-loco', 'Helado Loco', {
    paint: { hue: 190, accent: 350, metal: 'rose', light: 0.07 },
    scene: 'sweets',
    tune: ['arcade', 9],
    symbols: ['ice_cream', 'shaved_ice', 'cookie', 'cherries', 'lollipop'],
  }),
  lines5x3('chocolate-real', 'Chocolate Real', {
    paint: { hue: 48, accent: 350, metal: 'gold', vivid: 0.7, light: -0.03 },
    scene: 'sweets',
    tune: ['lullaby', -8],
    symbols: ['chocolate', 'crown', 'cookie', 'cake', 'candy', 'strawberry'],
  }),
  lines5x3('pizza-wild', 'Pizza Wild', {
    paint: { hue: 33, accent: 140, metal: 'brass', light: 0.03 },
    scene: 'city',
    tune: ['fiesta', 2],
    symbols: ['pizza', 'tomato', 'cheese', 'mushroom', 'olive', 'fire'],
  }),
  lines5x3('hamburguesa-xl', 'Hamburguesa XL', {
    paint: { hue: 75, accent: 25, metal: 'copper', reel: 15 },
    scene: 'city',
    tune: ['arcade', -5],
    symbols: ['hamburger', 'french_fries', 'hot_dog', 'soda', 'cupcake', 'tomato'],
  }),
  anywhere6x5('palomitas', 'Palomitas', {
    paint: { hue: 20, accent: 95, metal: 'gold', reel: 350 },
    scene: 'circus',
    tune: ['arcade', 0],
    symbols: ['popcorn', 'clapper', 'ticket', 'soda', 'star'],
  }),
];
