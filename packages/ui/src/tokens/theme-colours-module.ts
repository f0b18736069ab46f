import { type Theme, themes, type ThemeTokens } from '@quetzal/domain/brand';

/** The text of the module that holds the colours of both themes. */
export function themeColoursModule(tokens: Readonly<Record<Theme, ThemeTokens>>): string {
  const colours = Object.fromEntries(
    themes.map((theme) => [
      theme,
      Object.fromEntries(
        Object.entries(tokens[theme]).filter(([, value]) => /^(oklch\([^,]+\)|var\(.+\))$/.test(value)),
      ),
    ]),
  );
  return [
    '// Written by `pnpm --filter @quetzal/ui tokens` from tokens.css; do not edit.',
    "import type { Theme, ThemeTokens } from './theme.ts';",
    '',
    `export const themeColours: Readonly<Record<Theme, ThemeTokens>> = ${JSON.stringify(colours, null, 2)};`,
    '',
  ].join('\n');
}
