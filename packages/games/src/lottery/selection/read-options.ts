import { accept, type Place, refuse, type Result } from '../refusal.ts';

/** Reads a set of named options, at least `min` of them. */
export function readOptions(
  value: unknown,
  options: readonly string[],
  { min = 1, ...place }: Place & { readonly min?: number } = {},
): Result<readonly string[]> {
  if (!Array.isArray(value)) return refuse('lottery.wrong_shape', place);
  const chosen = value as unknown[];
  for (let index = 0; index < chosen.length; index += 1) {
    const option = chosen[index];
    if (typeof option !== 'string') return refuse('lottery.wrong_type', place);
    if (!options.includes(option)) return refuse('lottery.unknown_option', place);
    if (chosen.indexOf(option) < index) return refuse('lottery.duplicate', place);
  }
  if (chosen.length < min) return refuse(chosen.length === 0 ? 'lottery.empty' : 'lottery.too_few', place);
  return accept(chosen as string[]);
}
