/** Markup that is safe to send: made by `html`, or by us. */
export interface Html {
  markup: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

type Part = Html | string | number | readonly Html[];

function render(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  return Array.isArray(part) ? part.map(render).join('') : (part as Html).markup;
}

/** Markup from a template; everything put into it that is not markup itself is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(render)) };
}

/** Nothing, where markup is expected. */
export const nothing: Html = { markup: '' };
