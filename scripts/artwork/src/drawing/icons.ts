import { createRequire } from 'node:module';
import { hundredth, tenth } from './numbers.ts';

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  /** Names that share another icon's drawing. */
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
};

const require = createRequire(import.meta.url);
const sets = {
  colour: require('@iconify-json/fluent-emoji/icons.json') as IconSet,
  silhouette: require('@iconify-json/game-icons/icons.json') as IconSet,
  flag: require('@iconify-json/circle-flags/icons.json') as IconSet,
};
const colourEdge = 32;
const silhouetteEdge = 512;

/** The inside of an icon. Throws Error when the set has none of that name. */
export function iconBody(set: keyof typeof sets, name: string): string {
  const { icons, aliases } = sets[set];
  const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`There is no ${set} icon named ${name}`);
  return icon.body;
}

const startOf = (centre: number, size: number): number => tenth(centre - size / 2);

/** Places a colour icon with its centre at x, y; each call makes the ids inside it its own. */
export type PlaceColourIcon = (name: string, x: number, y: number, size: number) => string;

/** For one drawing: the first icon is always numbered 0, so that the same drawing has the same ids. */
export function colourIcons(): PlaceColourIcon {
  let placed = 0;
  return (name, x, y, size) => {
    const prefix = `f${(placed++).toString(36)}`;
    const body = iconBody('colour', name)
      .replaceAll(/id="([^"]+)"/g, `id="${prefix}$1"`)
      .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
      .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
    const scale = hundredth(size / colourEdge);
    return `<g transform="translate(${startOf(x, size)} ${startOf(y, size)}) scale(${scale})">${body}</g>`;
  };
}

/** A silhouette in one paint (a colour or `url(#…)`), its centre at x, y. */
export function silhouette(name: string, x: number, y: number, size: number, paint: string, opacity = 1): string {
  const body = iconBody('silhouette', name).replaceAll('currentColor', paint);
  const scale = Math.round((size / silhouetteEdge) * 1000) / 1000;
  const fade = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<g transform="translate(${startOf(x, size)} ${startOf(y, size)}) scale(${scale})"${fade}>${body}</g>`;
}
