import { localeOfTag } from './lookup.ts';

/** Longer headers are not read further: a browser sends a few languages, not a list of hundreds. */
const rangesMax = 20;

/**
 * The language to greet a visitor in, from an `Accept-Language` header and the tags that the site offers;
 * `otherwise` when nothing fits. `zh-TW`, `zh-HK` and `zh-MO` read traditional characters, other `zh` simplified; `tl` is `fil`.
 */
export function negotiate(acceptLanguage: string | undefined, offered: readonly string[], otherwise: string): string {
  const ranges = (acceptLanguage ?? '').split(',').slice(0, rangesMax).map(parseRange);
  const wanted = ranges.filter((range) => range.quality > 0).toSorted((a, b) => b.quality - a.quality);
  for (const { range } of wanted) {
    if (range === '*') return otherwise;
    const match = matchRange(range, offered);
    if (match !== undefined) return match;
  }
  return otherwise;
}

function parseRange(part: string): { range: string; quality: number } {
  const [range = '', ...parameters] = part.trim().split(';');
  const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { range: range.trim(), quality: range.trim() !== '' && Number.isFinite(quality) ? quality : 0 };
}

function matchRange(range: string, offered: readonly string[]): string | undefined {
  const exact = localeOfTag(range)?.tag;
  if (exact !== undefined && offered.includes(exact)) return exact;
  const base = scriptOf(range) ?? localeOfTag(range.split('-')[0] ?? '')?.tag;
  return base !== undefined && offered.includes(base) ? base : undefined;
}

function scriptOf(range: string): string | undefined {
  const [language, ...rest] = range.toLowerCase().split('-');
  if (language === 'tl') return 'fil';
  if (language !== 'zh') return undefined;
  const traditional = rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part));
  return traditional ? 'zh-Hant' : 'zh-Hans';
}
