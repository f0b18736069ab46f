import { jsonDepthMax } from '#kernel/http/json-depth.ts';
import { isStorableText } from '#kernel/http/unstorable-text.ts';

/**
 * Whether all of a parsed body can be kept as it came: every text and every name of a field (`isStorableText`), and no more
 * objects and lists inside one another than an honest body has.
 */
export function isKeepable(value: unknown, depthLeft: number = jsonDepthMax): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depthLeft === 0) return false;
  if (Array.isArray(value)) return value.every((inner) => isKeepable(inner, depthLeft - 1));
  return Object.entries(value).every(([name, inner]) => isStorableText(name) && isKeepable(inner, depthLeft - 1));
}
