import { labelled } from '../labelled.ts';
import type { Theme } from '../theme.ts';

const { classic3, lines5x3, anywhere6x5 } = labelled({ code: 'JDW', name: 'Jadeworks' });

/** Gardens, lanterns and warriors of the East. */
export const jadeworksThemes: readonly Theme[] = [
  lines5x3('dragon-de-jade', 'Dragón de Jade', {
    paint: { hue: 25, accent: 150, metal: 'jade' },
    scene: 'orient',
    tune: ['orient', -2],
    symbols: ['dragon', 'gold_ingot', 'lantern_red', 'red_envelope', 'emerald', 'firecracker'],
  }),
  classic3('corona-imperial', 'Corona Imperial', {
    paint: { hue: 310, accent: 85, metal: 'gold' },
    scene: 'rays',
    tune: ['fanfare', -2],
    symbols: ['crown', 'seven', 'gem_stone', 'bar', 'ring', 'bell', 'coin'],
  }),
  lines5x3('panda-fortuna', 'Panda Fortuna', {
    paint: { hue: 140, accent: 30, metal: 'jade', light: 0.04 },
    scene: 'orient',
    tune: ['orient', 3],
    symbols: ['panda', 'bamboo', 'lantern_red', 'teapot', 'coin', 'fan'],
  }),
  lines5x3('mascara-de-jade', 'Máscara de Jade', {
    paint: { hue: 170, accent: 40, metal: 'jade', light: -0.04, reel: 140 },
    scene: 'temple',
    tune: ['mystery', 1],
    symbols: ['mask_jade', 'emerald', 'snake', 'hibiscus', 'totem', 'gem_stone'],
  }),
  lines5x3('tigre-blanco', 'Tigre Blanco', {
    paint: { hue: 240, accent: 30, metal: 'silver' },
    scene: 'orient',
    tune: ['orient', -5],
    symbols: ['tiger', 'lantern_red', 'bamboo', 'coin', 'crown', 'yin_yang'],
  }),
  anywhere6x5('elefante-zen', 'Elefante Zen', {
    paint: { hue: 195, accent: 60, metal: 'gold' },
    scene: 'orient',
    tune: ['lullaby', 6],
    symbols: ['elephant', 'lotus', 'gem_stone', 'teapot', 'wind_chime'],
  }),
  anywhere6x5('tortuga-dorada', 'Tortuga Dorada', {
    paint: { hue: 88, accent: 160, metal: 'gold', reel: 220 },
    scene: 'reef',
    tune: ['orient', 5],
    symbols: ['turtle', 'coin', 'lotus', 'fish', 'shell'],
  }),
  anywhere6x5('conejo-lunar', 'Conejo Lunar', {
    paint: { hue: 290, accent: 85, metal: 'rose' },
    scene: 'orient',
    tune: ['lullaby', 8],
    symbols: ['rabbit', 'full_moon', 'moon_cake', 'carrot', 'crescent_moon'],
  }),
  classic3('buey-de-oro', 'Buey de Oro', {
    paint: { hue: 35, accent: 85, metal: 'gold' },
    scene: 'orient',
    tune: ['march', 1],
    symbols: ['ox', 'gold_ingot', 'red_envelope', 'lantern_red', 'coin', 'bell', 'tangerine'],
  }),
  anywhere6x5('gato-suertudo', 'Gato Suertudo', {
    paint: { hue: 350, accent: 90, metal: 'gold' },
    scene: 'orient',
    tune: ['arcade', 3],
    symbols: ['cat', 'fish', 'coin', 'bell', 'lantern_red'],
  }),
  classic3('farol-rojo', 'Farol Rojo', {
    paint: { hue: 22, accent: 90, metal: 'brass', light: -0.05, reel: 345 },
    scene: 'orient',
    tune: ['orient', 0],
    symbols: ['lantern_red', 'firecracker', 'red_envelope', 'gold_ingot', 'coin', 'fan', 'tangerine'],
  }),
  anywhere6x5('ano-del-dragon', 'Año del Dragón', {
    paint: { hue: 40, accent: 90, metal: 'gold', reel: 20 },
    scene: 'orient',
    tune: ['fanfare', -4],
    symbols: ['dragon_face', 'red_envelope', 'firecracker', 'gold_ingot', 'lantern_red'],
  }),
  lines5x3('loto-blanco', 'Loto Blanco', {
    paint: { hue: 175, accent: 345, metal: 'jade', light: 0.05, vivid: 0.7 },
    scene: 'reef',
    tune: ['lullaby', -2],
    symbols: ['lotus', 'swan', 'fish', 'butterfly', 'gem_stone', 'droplet'],
  }),
  classic3('bambu-zen', 'Bambú Zen', {
    paint: { hue: 128, accent: 50, metal: 'jade', vivid: 0.8 },
    scene: 'orient',
    tune: ['orient', 7],
    symbols: ['bamboo', 'panda', 'teapot', 'lotus', 'wind_chime', 'fan', 'coin'],
  }),
  lines5x3('samurai-de-acero', 'Samurái de Acero', {
    paint: { hue: 15, accent: 80, metal: 'steel', vivid: 0.85 },
    scene: 'orient',
    tune: ['march', -7],
    symbols: ['samurai', 'katana', 'dragon_face', 'japanese_castle', 'fan', 'sunrise'],
  }),
  anywhere6x5('ninja-nocturno', 'Ninja Nocturno', {
    paint: { hue: 270, accent: 20, metal: 'steel', light: -0.07, vivid: 0.7 },
    scene: 'orient',
    tune: ['spooky', -4],
    symbols: ['ninja', 'shuriken', 'katana', 'scroll', 'full_moon'],
  }),
  lines5x3('sakura-gold', 'Sakura Gold', {
    paint: { hue: 355, accent: 90, metal: 'gold', light: 0.07 },
    scene: 'orient',
    tune: ['orient', 9],
    symbols: ['blossom', 'kimono', 'fan', 'teapot', 'fish', 'mount_fuji'],
  }),
  anywhere6x5('sushi-master', 'Sushi Master', {
    paint: { hue: 32, accent: 170, metal: 'brass', vivid: 0.7, reel: 200 },
    scene: 'orient',
    tune: ['arcade', -2],
    symbols: ['sushi', 'shrimp', 'rice_ball', 'fish_cake', 'sake'],
  }),
];
