import type { FieldRule } from './check-field.ts';
import { fieldPatternOf } from './patterns.ts';

/** What to tell a person before they type: how long, and of what. `pattern` is the name of the pattern kind. */
export type FieldHint = { pattern: string } & (
  | { length: 'free' }
  | { length: 'exact'; count: number }
  | { length: 'range'; min: number; max: number }
  | { length: 'at_least'; min: number }
  | { length: 'at_most'; max: number }
);

/** The hint of a rule: a range, or a single length when least and most are equal. */
export function hintOf(rule: FieldRule): FieldHint {
  const pattern = fieldPatternOf(rule.patternId ?? 0).name;
  const { minLength: min = 0, maxLength: max } = rule;
  if (max === undefined) return min === 0 ? { pattern, length: 'free' } : { pattern, length: 'at_least', min };
  if (min === max) return { pattern, length: 'exact', count: min };
  return min === 0 ? { pattern, length: 'at_most', max } : { pattern, length: 'range', min, max };
}
