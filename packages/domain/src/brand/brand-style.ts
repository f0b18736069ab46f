import type { Theme } from './theme.ts';
import type { Brand, BrandCorners } from './brand.ts';
import { neutralColours } from './brand-colours.ts';
import { checkBrand } from './check-brand.ts';

type Tokens = Record<string, string>;

/* xs, sm, md, lg, xl, 2xl in px. */
const radii: Readonly<Record<BrandCorners, readonly [number, number, number, number, number, number]>> = {
  sharp: [2, 2, 4, 6, 8, 12],
  soft: [4, 6, 10, 14, 20, 28],
  round: [6, 10, 16, 20, 28, 36],
};
const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const;

/**
 * The stylesheet of a brand, in the head of the first HTML response. It overrules theme.css wherever that stands, by
 * selectors that say the same twice. Throws RangeError for a value that `checkBrand` refuses, since the text goes into a
 * page.
 */
export function brandStyle(brand: Brand): string {
  const wrong = checkBrand(brand).find((problem) => problem.kind === 'value');
  if (wrong !== undefined) throw new RangeError(`${wrong.path}: ${wrong.value}`);
  return [
    rule(`:root:root, [data-theme='dark'][data-theme]`, brandTokens(brand, 'dark')),
    rule(`[data-theme='light'][data-theme]`, brandTokens(brand, 'light')),
    rule(`:root:root`, shapeTokens(brand, 'ltr')),
    rule(`[dir='rtl'][dir]`, featherTokens(brand, 'rtl')),
  ].join('');
}

/** The custom properties that a brand sets in one theme, colours only. */
export function brandTokens(brand: Brand, theme: Theme): Tokens {
  const plume = brand.plume?.[theme];
  const accent = brand.colours?.[theme]?.accent;
  return properties({
    ...neutralColours(brand, theme),
    ...brand.colours?.[theme],
    ...(plume === undefined ? {} : { plume: `linear-gradient(100deg, ${plume.join(', ')})` }),
    ...(accent === undefined
      ? {}
      : { 'shadow-accent': `0 8px 24px -8px color-mix(in oklch, ${accent} 45%, transparent)` }),
  });
}

/** The custom properties that a brand sets in both themes: corners, mark, family. */
export function shapeTokens(brand: Brand, direction: 'ltr' | 'rtl'): Tokens {
  const { corners, mark, displayFamily } = brand;
  const shape =
    corners === undefined ? [] : radii[corners].map((radius, index) => [`radius-${sizes[index]}`, `${radius}px`]);
  const names = ['brand-plume-1', 'brand-plume-2', 'brand-plume-3', 'brand-breast-1', 'brand-breast-2'];
  return {
    ...properties({
      ...Object.fromEntries(shape),
      ...Object.fromEntries(names.flatMap((name, index) => (mark?.[index] === undefined ? [] : [[name, mark[index]]]))),
      ...(displayFamily === undefined ? {} : { 'font-display': `'${displayFamily}', var(--q-font-inter)` }),
    }),
    ...featherTokens(brand, direction),
  };
}

function featherTokens({ corners, feather }: Brand, direction: 'ltr' | 'rtl'): Tokens {
  if (corners === undefined && feather === undefined) return {};
  const [tight, small, middle, wide] = radii[corners ?? 'soft'];
  const pair = (one: number, other: number) =>
    direction === 'ltr' ? `${one}px ${other}px ${one}px ${other}px` : `${other}px ${one}px ${other}px ${one}px`;
  return properties(
    feather === false
      ? { 'radius-feather': `${middle}px`, 'radius-feather-sm': `${small}px` }
      : { 'radius-feather': pair(wide, tight), 'radius-feather-sm': pair(small + 2, Math.max(1, tight - 1)) },
  );
}

const properties = (tokens: Record<string, string>): Tokens =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--q-${name}`, value]));

function rule(selector: string, tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
}
