import { labelled } from '../labelled.ts';
import type { Theme } from '../theme.ts';

const { classic3, lines5x3, anywhere6x5 } = labelled({ code: 'OBS', name: 'Obsidia' });

/** Lost temples, magic and jewels. */
export const obsidiaThemes: readonly Theme[] = [
  lines5x3('templo-esmeralda', 'Templo Esmeralda', {
    paint: { hue: 165, accent: 95, metal: 'gold' },
    scene: 'pyramids',
    tune: ['mystery', 0],
    symbols: ['pyramid', 'emerald', 'mask_gold', 'snake', 'fire', 'sun_stone'],
  }),
  classic3('mina-perdida', 'Mina Perdida', {
    paint: { hue: 50, accent: 95, metal: 'copper' },
    scene: 'vault',
    tune: ['march', -2],
    symbols: ['gem_stone', 'gold_bar', 'mine_cart', 'pick', 'dynamite', 'lantern', 'coin'],
  }),
  lines5x3('libro-obsidiana', 'Libro de Obsidiana', {
    paint: { hue: 305, accent: 90, metal: 'gold' },
    scene: 'egypt',
    tune: ['mystery', -5],
    symbols: ['pharaoh', 'anubis', 'ankh', 'scarab', 'spellbook', 'pyramid_gold'],
  }),
  anywhere6x5('oro-maya', 'Oro Maya', {
    paint: { hue: 75, accent: 150, metal: 'gold' },
    scene: 'pyramids',
    tune: ['mystery', 4],
    symbols: ['sun_stone', 'mask_gold', 'pyramid', 'gold_bar', 'coin'],
  }),
  classic3('diamante-puro', 'Diamante Puro', {
    paint: { hue: 230, accent: 200, metal: 'silver', reel: 275 },
    scene: 'rays',
    tune: ['fanfare', 5],
    symbols: ['gem_stone', 'emerald', 'sapphire', 'fire_gem', 'crown', 'ring', 'star'],
  }),
  classic3('rubi-ardiente', 'Rubí Ardiente', {
    paint: { hue: 20, accent: 70, metal: 'gold' },
    scene: 'rays',
    tune: ['thunder', 1],
    symbols: ['fire_gem', 'seven', 'bar', 'gem_stone', 'crown', 'ring', 'coin'],
  }),
  lines5x3('faraon-perdido', 'Faraón Perdido', {
    paint: { hue: 85, accent: 220, metal: 'gold', reel: 265 },
    scene: 'egypt',
    tune: ['mystery', -1],
    symbols: ['pharaoh', 'anubis', 'camel', 'ankh', 'spellbook', 'eye_of_ra'],
  }),
  anywhere6x5('ojo-de-ra', 'Ojo de Ra', {
    paint: { hue: 215, accent: 80, metal: 'brass' },
    scene: 'egypt',
    tune: ['mystery', 3],
    symbols: ['eye_of_ra', 'anubis', 'ankh', 'scorpion', 'scarab'],
  }),
  lines5x3('piramide-secreta', 'Pirámide Secreta', {
    paint: { hue: 45, accent: 190, metal: 'bronze', reel: 20 },
    scene: 'egypt',
    tune: ['mystery', -7],
    symbols: ['pyramid_gold', 'camel', 'scorpion', 'snake', 'key', 'sun'],
  }),
  lines5x3('escarabajo-azul', 'Escarabajo Azul', {
    paint: { hue: 250, accent: 75, metal: 'gold' },
    scene: 'egypt',
    tune: ['mystery', 6],
    symbols: ['scarab', 'pharaoh', 'gem_stone', 'lotus', 'eye_of_ra', 'ankh'],
  }),
  lines5x3('gladiador', 'Gladiador', {
    paint: { hue: 30, accent: 85, metal: 'bronze', vivid: 0.8 },
    scene: 'temple',
    tune: ['march', -5],
    symbols: ['gladiator', 'lion', 'shield', 'crossed_swords', 'laurel', 'trophy'],
  }),
  anywhere6x5('mago-azul', 'Mago Azul', {
    paint: { hue: 262, accent: 190, metal: 'silver' },
    scene: 'castle',
    tune: ['mystery', 7],
    symbols: ['crystal_ball', 'wand', 'spellbook', 'owl', 'full_moon'],
  }),
  anywhere6x5('pocion-magica', 'Poción Mágica', {
    paint: { hue: 315, accent: 140, metal: 'amethyst' },
    scene: 'castle',
    tune: ['lullaby', 0],
    symbols: ['potion', 'mushroom', 'crystal_ball', 'frog', 'sparkles'],
  }),
  lines5x3('bruja-buena', 'Bruja Buena', {
    paint: { hue: 295, accent: 60, metal: 'amethyst' },
    scene: 'night',
    tune: ['spooky', 2],
    symbols: ['black_cat', 'potion', 'broom', 'crystal_ball', 'witch_hat', 'pumpkin'],
  }),
  lines5x3('castillo-encantado', 'Castillo Encantado', {
    paint: { hue: 285, accent: 350, metal: 'rose', light: 0.05 },
    scene: 'castle',
    tune: ['lullaby', 5],
    symbols: ['castle', 'crown', 'unicorn', 'rose', 'wand', 'full_moon'],
  }),
  lines5x3('caballero-real', 'Caballero Real', {
    paint: { hue: 245, accent: 90, metal: 'steel', vivid: 0.6 },
    scene: 'castle',
    tune: ['march', 0],
    symbols: ['knight', 'horse', 'shield', 'crossed_swords', 'winged_sword', 'castle'],
  }),
  anywhere6x5('espada-y-corona', 'Espada y Corona', {
    paint: { hue: 12, accent: 90, metal: 'gold' },
    scene: 'castle',
    tune: ['march', 3],
    symbols: ['winged_sword', 'crown', 'shield', 'knight', 'castle'],
  }),
  anywhere6x5('dinamita', 'Dinamita', {
    paint: { hue: 62, accent: 30, metal: 'brass' },
    scene: 'desert',
    tune: ['arcade', -4],
    symbols: ['dynamite', 'bomb', 'pick', 'firecracker', 'collision'],
  }),
];
