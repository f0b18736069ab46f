import { labelled } from '../labelled.ts';
import type { Theme } from '../theme.ts';

const { classic3, lines5x3, anywhere6x5 } = labelled({ code: 'COP', name: 'Copal' });

/** Fire, fairs and frights. */
export const copalThemes: readonly Theme[] = [
  lines5x3('fenix-88', 'Fénix 88', {
    paint: { hue: 40, accent: 95, metal: 'gold', reel: 15 },
    scene: 'volcano',
    tune: ['thunder', 5],
    symbols: ['phoenix', 'fire', 'feather', 'gem_stone', 'sun', 'fire_gem'],
  }),
  lines5x3('noche-de-feria', 'Noche de Feria', {
    paint: { hue: 275, accent: 60, metal: 'gold' },
    scene: 'circus',
    tune: ['arcade', -3],
    symbols: ['ferris_wheel', 'carousel', 'popcorn', 'balloon', 'ticket', 'fireworks'],
  }),
  lines5x3('luchador-rojo', 'Luchador Rojo', {
    paint: { hue: 22, accent: 230, metal: 'gold' },
    scene: 'circus',
    tune: ['march', 6],
    symbols: ['luchador', 'boxing_glove', 'trophy', 'fire', 'crown', 'star'],
  }),
  anywhere6x5('dia-de-fiesta', 'Día de Fiesta', {
    paint: { hue: 300, accent: 95, metal: 'gold' },
    scene: 'papel',
    tune: ['fiesta', 8],
    symbols: ['party_popper', 'balloon', 'cake', 'fireworks', 'pinata'],
  }),
  anywhere6x5('volcan-eterno', 'Volcán Eterno', {
    paint: { hue: 15, accent: 60, metal: 'bronze', light: -0.05 },
    scene: 'volcano',
    tune: ['thunder', -5],
    symbols: ['volcano', 'fire', 'gem_stone', 'fire_gem', 'collision'],
  }),
  classic3('calabaza-13', 'Calabaza 13', {
    paint: { hue: 52, accent: 130, metal: 'bronze' },
    scene: 'night',
    tune: ['spooky', 0],
    symbols: ['pumpkin', 'skull', 'bat', 'black_cat', 'candle', 'candy', 'spider'],
  }),
  lines5x3('conde-vampiro', 'Conde Vampiro', {
    paint: { hue: 5, accent: 220, metal: 'silver', light: -0.07 },
    scene: 'castle',
    tune: ['spooky', -6],
    symbols: ['bat', 'castle', 'coffin', 'wine', 'rose', 'full_moon'],
  }),
  anywhere6x5('fantasma-feliz', 'Fantasma Feliz', {
    paint: { hue: 265, accent: 110, metal: 'turquoise', light: -0.03 },
    scene: 'castle',
    tune: ['spooky', 5],
    symbols: ['ghost', 'pumpkin', 'candle', 'candy', 'crescent_moon'],
  }),
  lines5x3('salvaje-oeste', 'Salvaje Oeste', {
    paint: { hue: 60, accent: 25, metal: 'bronze' },
    scene: 'desert',
    tune: ['march', -8],
    symbols: ['western_hat', 'revolver', 'horse', 'cactus', 'skull', 'horseshoe'],
  }),
  classic3('sheriff-777', 'Sheriff 777', {
    paint: { hue: 45, accent: 85, metal: 'silver', vivid: 0.7 },
    scene: 'desert',
    tune: ['march', 3],
    symbols: ['seven', 'star_medal', 'revolver', 'western_hat', 'horseshoe', 'cactus', 'bar'],
  }),
  lines5x3('tren-del-oro', 'Tren del Oro', {
    paint: { hue: 82, accent: 30, metal: 'brass', vivid: 0.7, reel: 55 },
    scene: 'desert',
    tune: ['march', 8],
    symbols: ['locomotive', 'gold_bar', 'pick', 'lantern', 'dynamite', 'bell'],
  }),
  lines5x3('circo-magico', 'Circo Mágico', {
    paint: { hue: 30, accent: 260, metal: 'gold' },
    scene: 'circus',
    tune: ['arcade', 7],
    symbols: ['circus_tent', 'elephant', 'lion', 'clown', 'top_hat', 'balloon'],
  }),
  classic3('carrusel', 'Carrusel', {
    paint: { hue: 330, accent: 85, metal: 'rose', isPale: true, light: 0.05 },
    scene: 'circus',
    tune: ['lullaby', 2],
    symbols: ['carousel', 'ferris_wheel', 'balloon', 'lollipop', 'bell', 'heart', 'star'],
  }),
  lines5x3('navidad-dorada', 'Navidad Dorada', {
    paint: { hue: 155, accent: 25, metal: 'gold', reel: 25 },
    scene: 'snow',
    tune: ['fanfare', 8],
    symbols: ['snowman', 'deer', 'gift', 'bell', 'tree', 'snowflake'],
  }),
  anywhere6x5('regalo-sorpresa', 'Regalo Sorpresa', {
    paint: { hue: 0, accent: 150, metal: 'gold' },
    scene: 'rays',
    tune: ['lullaby', 10],
    symbols: ['gift', 'teddy_bear', 'balloon', 'heart', 'sparkles'],
  }),
];
