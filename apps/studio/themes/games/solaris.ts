import { labelled } from '../labelled.ts';
import type { Theme } from '../theme.ts';

const { classic3, lines5x3, anywhere6x5 } = labelled({ code: 'SOL', name: 'Solaris' });

/** Fruit, sun and neon. */
export const solarisThemes: readonly Theme[] = [
  classic3('frutas-electricas', 'Frutas Eléctricas', {
    paint: { hue: 292, accent: 205, metal: 'gold', isPale: true },
    scene: 'neon',
    tune: ['fanfare', 3],
    symbols: ['seven', 'bar', 'bell', 'watermelon', 'grapes', 'tangerine', 'cherries'],
  }),
  lines5x3('tesoro-solar', 'Tesoro Solar', {
    paint: { hue: 50, accent: 130, metal: 'gold', reel: 5 },
    scene: 'pyramids',
    tune: ['fanfare', 4],
    symbols: ['sun_stone', 'mask_gold', 'gold_bar', 'gem_stone', 'sun', 'treasure_chest'],
  }),
  anywhere6x5('unicornio-arcade', 'Unicornio Arcade', {
    paint: { hue: 320, accent: 190, metal: 'turquoise' },
    scene: 'neon',
    tune: ['arcade', 8],
    symbols: ['unicorn', 'rainbow', 'heart', 'star', 'joystick'],
  }),
  lines5x3('sol-de-piedra', 'Sol de Piedra', {
    paint: { hue: 190, accent: 80, metal: 'bronze', vivid: 0.8 },
    scene: 'pyramids',
    tune: ['mystery', -6],
    symbols: ['sun_stone', 'pyramid', 'eagle', 'corn', 'mask_gold', 'sun'],
  }),
  lines5x3('maiz-dorado', 'Maíz Dorado', {
    paint: { hue: 90, accent: 140, metal: 'gold', reel: 140 },
    scene: 'meadow',
    tune: ['tropic', -3],
    symbols: ['corn', 'rooster', 'pumpkin', 'tomato', 'sun', 'marigold'],
  }),
  classic3('mango-mix', 'Mango Mix', {
    paint: { hue: 80, accent: 145, metal: 'brass', isPale: true, light: 0.06 },
    scene: 'meadow',
    tune: ['tropic', 2],
    symbols: ['seven', 'mango', 'coconut', 'pineapple', 'lime', 'banana', 'cherries'],
  }),
  anywhere6x5('pina-colada', 'Piña Colada', {
    paint: { hue: 115, accent: 85, metal: 'gold', light: 0.06 },
    scene: 'sea',
    tune: ['tropic', 6],
    symbols: ['pineapple', 'tropical_drink', 'coconut', 'lime', 'island'],
  }),
  classic3('sandia-40', 'Sandía 40', {
    paint: { hue: 150, accent: 15, metal: 'jade', isPale: true },
    scene: 'meadow',
    tune: ['fanfare', 0],
    symbols: ['seven', 'watermelon', 'bar', 'grapes', 'strawberry', 'lemon', 'cherries'],
  }),
  classic3('limones-de-oro', 'Limones de Oro', {
    paint: { hue: 105, accent: 95, metal: 'gold', reel: 160 },
    scene: 'rays',
    tune: ['fanfare', 7],
    symbols: ['lemon', 'gold_bar', 'bell', 'lime', 'bar', 'tangerine', 'cherries'],
  }),
  classic3('uvas-reales', 'Uvas Reales', {
    paint: { hue: 308, accent: 120, metal: 'amethyst', isPale: true },
    scene: 'meadow',
    tune: ['fanfare', -3],
    symbols: ['seven', 'crown', 'grapes', 'bell', 'peach', 'blueberries', 'cherries'],
  }),
  anywhere6x5('fresa-feliz', 'Fresa Feliz', {
    paint: { hue: 10, accent: 140, metal: 'rose', light: 0.06 },
    scene: 'sweets',
    tune: ['lullaby', 4],
    symbols: ['strawberry', 'cupcake', 'cherries', 'cream', 'sun'],
  }),
  classic3('estrella-fugaz', 'Estrella Fugaz', {
    paint: { hue: 255, accent: 95, metal: 'silver' },
    scene: 'space',
    tune: ['arcade', 2],
    symbols: ['star', 'seven', 'bar', 'comet', 'crescent_moon', 'heart', 'bell'],
  }),
  lines5x3('leon-del-sol', 'León del Sol', {
    paint: { hue: 65, accent: 30, metal: 'gold', light: 0.05, reel: 35 },
    scene: 'desert',
    tune: ['march', 7],
    symbols: ['lion', 'elephant', 'zebra', 'giraffe', 'crown', 'sun'],
  }),
  classic3('disco-fever', 'Disco Fever', {
    paint: { hue: 335, accent: 195, metal: 'silver' },
    scene: 'city',
    tune: ['arcade', 4],
    symbols: ['mirror_ball', 'seven', 'microphone', 'cocktail', 'roller_skate', 'heart', 'star'],
  }),
  lines5x3('noche-vip', 'Noche VIP', {
    paint: { hue: 280, accent: 85, metal: 'gold', light: -0.06 },
    scene: 'city',
    tune: ['fanfare', -7],
    symbols: ['gem_stone', 'cocktail', 'wine', 'coin', 'top_hat', 'ring'],
  }),
  lines5x3('rock-bravo', 'Rock Bravo', {
    paint: { hue: 0, accent: 220, metal: 'steel', light: -0.05 },
    scene: 'city',
    tune: ['thunder', 3],
    symbols: ['guitar', 'drum', 'microphone', 'headphone', 'bolt', 'fire'],
  }),
];
