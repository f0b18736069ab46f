import { fieldPatternOf } from './patterns.ts';

/** What a site asks of one field of a form, as the server supplies it. Lengths count characters as a person does. */
export interface FieldRule {
  /** A field that is off is neither shown nor read. */
  enabled: boolean;
  required: boolean;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** One of the pattern kinds 0 to 23; absent means any characters. */
  patternId?: number | undefined;
  /** A regular expression that the whole value must match as well; `*`, empty and absent mean any. */
  acceptedPattern?: string | undefined;
}

/** Codes double as the keys of the sentences that a person reads. */
export type FieldProblemCode = 'field.required' | 'field.too_short' | 'field.too_long' | 'field.pattern';

/** What is wrong with a value; `params` are what the sentence names. */
export interface FieldProblem {
  code: FieldProblemCode;
  params: Record<string, string | number>;
}

/** The first thing wrong with `value` (already trimmed by the form), or null. An empty optional field is fine. */
export function checkField(rule: FieldRule, value: string): FieldProblem | null {
  if (!rule.enabled) return null;
  if (value === '') return rule.required ? { code: 'field.required', params: {} } : null;
  const length = Array.from(value).length;
  const min = rule.minLength ?? 0;
  const max = rule.maxLength ?? Number.MAX_SAFE_INTEGER;
  const bounds = { min, ...(rule.maxLength === undefined ? {} : { max }) };
  if (length < min) return { code: 'field.too_short', params: bounds };
  if (length > max) return { code: 'field.too_long', params: bounds };
  const pattern = fieldPatternOf(rule.patternId ?? 0);
  if (!pattern.accepts(value) || !isAccepted(rule.acceptedPattern, value)) {
    return { code: 'field.pattern', params: { pattern: pattern.name } };
  }
  return null;
}

function isAccepted(expression: string | undefined, value: string): boolean {
  if (expression === undefined || expression === '' || expression === '*') return true;
  return new RegExp(`^(?:${expression})$`, 'u').test(value);
}
