import type { ComboboxOption } from '../combobox/option.ts';

/** The value of the row that stands for everything; no option has it. */
export const allValue = ' all';

/** What the list is told is chosen: with the row for everything, if there is one and everything is. */
export function withAll(
  chosen: readonly ComboboxOption[],
  options: readonly ComboboxOption[],
  all: string | undefined,
): ComboboxOption[] {
  const row = all !== undefined && isComplete(chosen, options) ? [{ value: allValue, label: all }] : [];
  return [...row, ...chosen];
}

/** What is chosen after a change in the list; the row for everything chooses or leaves all that can be chosen. */
export function withoutAll(
  next: readonly ComboboxOption[],
  before: readonly ComboboxOption[],
  options: readonly ComboboxOption[],
  all: string | undefined,
): ComboboxOption[] {
  const rest = next.filter((option) => option.value !== allValue);
  if (all === undefined) return rest;
  const wasComplete = isComplete(before, options);
  const hasRow = rest.length < next.length;
  if (hasRow === wasComplete) return rest;
  const locked = before.filter((option) => isLocked(option, options));
  if (!hasRow) return rest.length < before.length ? rest : locked;
  return [...before, ...options.filter((option) => !option.disabled && !includes(before, option))];
}

function isComplete(chosen: readonly ComboboxOption[], options: readonly ComboboxOption[]): boolean {
  const free = options.filter((option) => !option.disabled);
  return free.length > 0 && free.every((option) => includes(chosen, option));
}

function isLocked(option: ComboboxOption, options: readonly ComboboxOption[]): boolean {
  return options.some((one) => one.value === option.value && one.disabled === true);
}

function includes(list: readonly ComboboxOption[], option: ComboboxOption): boolean {
  return list.some((one) => one.value === option.value);
}
