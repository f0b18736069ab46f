import type { OptionListWords } from '../combobox/option-list.tsx';

export interface MultiSelectWords extends OptionListWords {
  /** Names the button that empties the field. */
  clear: string;
  /** Names the button on a chip. */
  remove: (label: string) => string;
  /** What the chips that are not shown are summed up as: "+3". */
  more: (count: number) => string;
  /** A first row that chooses or leaves everything; without it there is none. */
  all?: string | undefined;
}
