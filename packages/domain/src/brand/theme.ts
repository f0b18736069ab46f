/** The two looks of every page. */
export const themes = ['dark', 'light'] as const;

/** One of the two themes of every page. */
export type Theme = (typeof themes)[number];

/** Tokens of a theme by their names without `--q-`, values as the stylesheet says them. */
export type ThemeTokens = Readonly<Record<string, string>>;
