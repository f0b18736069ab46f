import { labelled } from '../labelled.ts';
import type { Theme } from '../theme.ts';

const { classic3, lines5x3, anywhere6x5 } = labelled({ code: 'MAR', name: 'Marea' });

/** Pirates, islands and the deep. */
export const mareaThemes: readonly Theme[] = [
  lines5x3('reina-pirata', 'Reina Pirata', {
    paint: { hue: 250, accent: 80, metal: 'gold' },
    scene: 'sea',
    tune: ['march', -1],
    symbols: ['pirate', 'galleon', 'parrot', 'compass', 'treasure_chest', 'treasure_map'],
  }),
  lines5x3('vikingos-del-norte', 'Vikingos del Norte', {
    paint: { hue: 230, accent: 50, metal: 'steel', vivid: 0.7 },
    scene: 'snow',
    tune: ['march', -4],
    symbols: ['viking', 'drakkar', 'crossed_swords', 'shield', 'hammer_thunder', 'wolf'],
  }),
  anywhere6x5('tesoro-enterrado', 'Tesoro Enterrado', {
    paint: { hue: 85, accent: 195, metal: 'gold', reel: 45 },
    scene: 'sea',
    tune: ['tropic', -5],
    symbols: ['treasure_chest', 'gem_stone', 'coin', 'key', 'treasure_map'],
  }),
  lines5x3('barco-fantasma', 'Barco Fantasma', {
    paint: { hue: 175, accent: 140, metal: 'steel', light: -0.08, vivid: 0.5 },
    scene: 'sea',
    tune: ['spooky', 3],
    symbols: ['galleon', 'ghost', 'skull', 'anchor', 'lantern', 'full_moon'],
  }),
  lines5x3('brujula-perdida', 'Brújula Perdida', {
    paint: { hue: 205, accent: 60, metal: 'brass', reel: 250 },
    scene: 'sea',
    tune: ['mystery', 5],
    symbols: ['compass', 'treasure_map', 'anchor', 'spyglass', 'gem_stone', 'ship_wheel'],
  }),
  classic3('isla-coco', 'Isla Coco', {
    paint: { hue: 185, accent: 95, metal: 'gold', isPale: true, light: 0.07 },
    scene: 'sea',
    tune: ['tropic', 4],
    symbols: ['island', 'coconut', 'parrot', 'pineapple', 'turtle', 'shell', 'tropical_drink'],
  }),
  lines5x3('sirena-del-sur', 'Sirena del Sur', {
    paint: { hue: 198, accent: 340, metal: 'turquoise', light: 0.03 },
    scene: 'reef',
    tune: ['lullaby', 7],
    symbols: ['mermaid', 'dolphin', 'shell', 'coral', 'gem_stone', 'trident'],
  }),
];
