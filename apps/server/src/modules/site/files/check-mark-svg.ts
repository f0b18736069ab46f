const elements = 'svg|g|path|circle|ellipse|rect|line|polygon|polyline|defs|linearGradient|radialGradient|stop|title';
const allowed = new RegExp(`^/?(?:${elements})$`);
const attributes = new Set(
  (
    'xmlns viewBox width height fill stroke d cx cy r rx ry x y x1 y1 x2 y2 points offset id transform opacity ' +
    'fill-rule clip-rule fill-opacity stroke-width stroke-linecap stroke-linejoin stroke-opacity stop-color ' +
    'stop-opacity gradientUnits gradientTransform spreadMethod fx fy'
  ).split(' '),
);

/**
 * Why a drawing cannot be a site's mark; undefined when it can. Only shapes and gradients may stand in it, since the
 * gateway gives it out under the site's own address.
 */
export function checkMarkSvg(text: string): string | undefined {
  const svg = text.trim();
  if (!/^<svg\s[^>]*>[\s\S]*<\/svg>$/.test(svg)) return 'has to be one svg element';
  if (!/^<svg\s[^>]*viewBox="0 0 64 64"/.test(svg)) return 'has to be drawn on viewBox="0 0 64 64"';
  if (/<[!?]|&/.test(svg)) return 'may not have declarations, comments or entities';
  for (const [, name = '', rest = ''] of svg.matchAll(/<(\/?[^\s/>]*)([^>]*)>/g)) {
    if (!allowed.test(name)) return `may not have an element ${name}`;
    for (const [, attribute = '', value = ''] of rest.matchAll(/([^\s=/"]+)\s*=\s*"([^"]*)"/g)) {
      if (!attributes.has(attribute)) return `may not have an attribute ${attribute}`;
      const foreign = attribute === 'xmlns' ? value !== 'http://www.w3.org/2000/svg' : /url\((?!#)|:/.test(value);
      if (foreign) return `may not lead elsewhere by ${attribute}`;
    }
    // What is left between the attributes can only be a slash.
    if (!/^[\s/]*$/.test(rest.replaceAll(/[^\s=/"]+\s*=\s*"[^"]*"/g, ''))) return `has an attribute without quotes`;
  }
  return undefined;
}
