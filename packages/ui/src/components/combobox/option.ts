import type { ReactNode } from 'react';

/** Something to choose from a list that can be searched. */
export interface ComboboxOption {
  /** Never empty and unique in the list. */
  value: string;
  /** What the box shows once it is chosen, and what typing is compared with. */
  label: string;
  /** A second line under the label. */
  description?: ReactNode | undefined;
  /** A flag, an avatar or an icon before the label. */
  leading?: ReactNode | undefined;
  /** More words that find this option: a code, another name. */
  keywords?: string | undefined;
  /** The heading that it stands under; options of one group follow each other. */
  group?: string | undefined;
  disabled?: boolean | undefined;
}

/** Options under their heading; "" for those without one. */
export interface OptionGroup {
  value: string;
  items: ComboboxOption[];
}

/** Sorts options under their headings, in the order in which the headings first appear. */
export function groupOptions(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups = new Map<string, ComboboxOption[]>();
  for (const option of options) {
    const name = option.group ?? '';
    const items = groups.get(name);
    if (items === undefined) groups.set(name, [option]);
    else items.push(option);
  }
  return [...groups].map(([value, items]) => ({ value, items }));
}

/** The text that typing is compared with. */
export function searchTextOf(option: ComboboxOption): string {
  return option.keywords === undefined ? option.label : `${option.label} ${option.keywords}`;
}

/** How a list reads an option. */
export const optionAccess = {
  itemToStringLabel: (option: ComboboxOption) => option.label,
  itemToStringValue: (option: ComboboxOption) => option.value,
  isItemEqualToValue: (option: ComboboxOption, other: ComboboxOption) => option.value === other.value,
};

/** The options of these values, in the order of the values; a value that no list knows is shown as it is. */
export function optionsOf(
  values: readonly string[],
  ...lists: readonly (readonly ComboboxOption[])[]
): ComboboxOption[] {
  const known = new Map(lists.flat().map((option) => [option.value, option]));
  return values.map((value) => known.get(value) ?? { value, label: value });
}
