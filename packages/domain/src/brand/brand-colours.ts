import { readOklch, writeOklch } from './oklch.ts';
import { themes, type Theme, type ThemeTokens } from './theme.ts';
import { themeColours } from './theme-colours.generated.ts';
import { brandColourNames, type Brand, type BrandColours } from './brand.ts';

/** The hue that all backgrounds, lines and texts of the design share, more or less. */
const designHue = 188;
const neutral = /^(sunken|canvas|surface-\d|overlay|scrim|glass|fg|fg-.+|line|line-.+|skeleton|skeleton-hi)$/;

/** The colours of a theme as a brand leaves them, by token. */
export function brandedColours(brand: Brand, theme: Theme): ThemeTokens {
  return { ...themeColours[theme], ...neutralColours(brand, theme), ...brand.colours?.[theme] };
}

/** The neutral colours that a brand's hue changes; empty without one. */
export function neutralColours({ neutralHue }: Brand, theme: Theme): Record<string, string> {
  if (neutralHue === undefined) return {};
  const turned = Object.entries(themeColours[theme])
    .filter(([name]) => neutral.test(name))
    .map(([name, value]): [string, string] => [name, turn(value, neutralHue - designHue)]);
  return Object.fromEntries(turned);
}

/**
 * A start for a brand of one hue (0 to 360): the accent, its shades and the focus ring of both themes with their own
 * lightness, so that most contrasts hold. `checkBrand` tells which do not.
 */
export function accentOfHue(hue: number): Record<Theme, BrandColours> {
  const colours = (theme: Theme): BrandColours =>
    Object.fromEntries(
      brandColourNames
        .filter((name) => name === 'ring' || name.startsWith('accent'))
        .map((name) => [name, replaceHue(themeColours[theme][name] ?? '', hue)]),
    );
  return Object.fromEntries(themes.map((theme) => [theme, colours(theme)])) as Record<Theme, BrandColours>;
}

function turn(value: string, degrees: number): string {
  const colour = readOklch(value);
  return colour === null ? value : replaceHue(value, (colour.hue + degrees + 360) % 360);
}

function replaceHue(value: string, hue: number): string {
  const colour = readOklch(value);
  return colour === null ? value : writeOklch({ ...colour, hue });
}
