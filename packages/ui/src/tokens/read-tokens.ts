import type { Theme, ThemeTokens } from '@quetzal/domain/brand';

const heads: Readonly<Record<Theme, RegExp>> = {
  dark: /:root,\s*\[data-theme='dark'\] \{/,
  light: /^\[data-theme='light'\] \{/m,
};

/** Reads the tokens that depend on the theme out of the text of tokens.css. */
export function readThemes(css: string): Readonly<Record<Theme, ThemeTokens>> {
  return { dark: readTheme(css, heads.dark), light: readTheme(css, heads.light) };
}

function readTheme(css: string, head: RegExp): ThemeTokens {
  const start = css.search(head);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--q-([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}
