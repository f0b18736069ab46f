import { labelled } from '../labelled.ts';
import type { Theme } from '../theme.ts';

const { classic3, lines5x3, anywhere6x5 } = labelled({ code: 'AMB', name: 'Ámbar' });

/** Luck and gold. */
export const ambarThemes: readonly Theme[] = [
  classic3('trebol-real', 'Trébol Real', {
    paint: { hue: 140, accent: 95, metal: 'gold' },
    scene: 'meadow',
    tune: ['fanfare', 2],
    symbols: ['clover', 'crown', 'seven', 'horseshoe', 'bell', 'coin', 'heart'],
  }),
  classic3('campana-dorada', 'Campana Dorada', {
    paint: { hue: 90, accent: 20, metal: 'gold', reel: 20 },
    scene: 'rays',
    tune: ['fanfare', 5],
    symbols: ['bell', 'seven', 'bar', 'gold_bar', 'tangerine', 'grapes', 'cherries'],
  }),
  anywhere6x5('abeja-reina', 'Abeja Reina', {
    paint: { hue: 92, accent: 310, metal: 'brass', light: 0.05, reel: 60 },
    scene: 'meadow',
    tune: ['lullaby', -2],
    symbols: ['honeybee', 'honey', 'crown', 'marigold', 'blossom'],
  }),
  classic3('herradura-7', 'Herradura 7', {
    paint: { hue: 30, accent: 145, metal: 'bronze', isPale: true },
    scene: 'meadow',
    tune: ['march', 4],
    symbols: ['horseshoe', 'seven', 'clover', 'bar', 'bell', 'coin', 'horse'],
  }),
  anywhere6x5('arcoiris-y-oro', 'Arcoíris y Oro', {
    paint: { hue: 145, accent: 50, metal: 'gold', light: 0.06 },
    scene: 'meadow',
    tune: ['tropic', 8],
    symbols: ['rainbow', 'clover', 'coin', 'horseshoe', 'top_hat'],
  }),
  lines5x3('duende-verde', 'Duende Verde', {
    paint: { hue: 150, accent: 85, metal: 'gold' },
    scene: 'meadow',
    tune: ['tropic', 1],
    symbols: ['top_hat', 'clover', 'mushroom', 'beer', 'horseshoe', 'rainbow'],
  }),
  anywhere6x5('hucha-feliz', 'Hucha Feliz', {
    paint: { hue: 350, accent: 95, metal: 'rose', light: 0.05 },
    scene: 'vault',
    tune: ['lullaby', 11],
    symbols: ['pig', 'coin', 'money_bag', 'banknote', 'gold_bar'],
  }),
  lines5x3('banco-abierto', 'Banco Abierto', {
    paint: { hue: 165, accent: 85, metal: 'steel', vivid: 0.6 },
    scene: 'vault',
    tune: ['march', 9],
    symbols: ['bank', 'gold_bar', 'money_bag', 'banknote', 'key', 'treasure_chest'],
  }),
  classic3('lingote', 'Lingote', {
    paint: { hue: 80, accent: 90, metal: 'gold', reel: 300 },
    scene: 'vault',
    tune: ['thunder', -3],
    symbols: ['gold_bar', 'seven', 'bar', 'gem_stone', 'coin', 'money_bag', 'bell'],
  }),
  lines5x3('bolsa-millonaria', 'Bolsa Millonaria', {
    paint: { hue: 135, accent: 90, metal: 'gold', reel: 350 },
    scene: 'vault',
    tune: ['fanfare', 9],
    symbols: ['money_bag', 'gem_stone', 'banknote', 'gold_bar', 'coin', 'crown'],
  }),
];
