/**
 * A style sheet for pages under test: a processor without a graphics chip spends four tenths of a test on blurring what lies
 * behind translucent surfaces, which no test looks at. Colours stay as they are.
 */
export const blurless = '*, *::before, *::after, *::backdrop { backdrop-filter: none !important; }';

/** Lays the sheet over this document; runs in the browser, and may be handed to it as text. */
export function layOver(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
