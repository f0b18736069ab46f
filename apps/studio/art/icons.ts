import { createRequire } from 'node:module';

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  /** Names that share another icon's drawing. */
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
};

const require = createRequire(import.meta.url);
const FLUENT = require('@iconify-json/fluent-emoji/icons.json') as IconSet;
const GAME_ICONS = require('@iconify-json/game-icons/icons.json') as IconSet;
const FLUENT_SIZE = 32;
const GAME_ICON_SIZE = 512;

let instances = 0;

function body({ icons, aliases }: IconSet, name: string): string {
  const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`there is no icon ${name}`);
  return icon.body;
}

function place(content: string, x: number, y: number, scale: number, turn: number, unit: number): string {
  const half = unit / 2;
  return `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(scale)}) translate(${String(-half)} ${String(-half)})">${content}</g>`;
}

/** A colour subject (MIT), centred at x, y. Its gradient ids are made unique, so that one drawing may hold many. */
export function fluent(name: string, x: number, y: number, size: number, turn = 0): string {
  instances += 1;
  const prefix = `i${String(instances)}`;
  const content = body(FLUENT, name)
    .replaceAll(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  return place(content, x, y, size / FLUENT_SIZE, turn, FLUENT_SIZE);
}

/** A silhouette (CC BY 3.0) in one paint, centred at x, y. */
export function silhouette(name: string, x: number, y: number, size: number, paint: string, turn = 0): string {
  const content = body(GAME_ICONS, name).replaceAll('currentColor', paint);
  return place(content, x, y, size / GAME_ICON_SIZE, turn, GAME_ICON_SIZE);
}
