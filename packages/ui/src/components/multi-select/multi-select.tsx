import { Combobox as Base } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useState, type Ref } from 'react';
import { readDirection } from '../../direction/direction.ts';
import { groupOptions, optionAccess, optionsOf, searchTextOf, type ComboboxOption } from '../combobox/option.ts';
import { OptionList } from '../combobox/option-list.tsx';
import { useOwnCloseWords } from '../combobox/use-own-close-words.ts';
import { useOptionSearch, type SearchOptions } from '../combobox/use-option-search.ts';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { useLayerInDialog } from '../field/use-layer-in-dialog.ts';
import { allValue, withAll, withoutAll } from './all-option.ts';
import { ChipWell } from './chip-well.tsx';
import type { MultiSelectWords } from './multi-select-words.ts';

export type { ComboboxOption } from '../combobox/option.ts';
export type { MultiSelectWords } from './multi-select-words.ts';

export interface MultiSelectProps extends FieldTexts {
  /** All options; with `onSearch` those to suggest before anything is typed, and the chosen ones. */
  options: readonly ComboboxOption[];
  /** Asks elsewhere for what was typed, instead of looking through `options`. */
  onSearch?: SearchOptions | undefined;
  value: readonly string[];
  /** In the order in which they were chosen. */
  onValueChange: (value: string[]) => void;
  words: MultiSelectWords;
  /** So many chips are shown while the field is not in use. */
  chipsMax?: number | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  /** BCP 47, for comparing what was typed: accents and case do not matter. */
  locale?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onBlur?: (() => void) | undefined;
}

/** Several choices out of many, found by typing; each chosen one is a chip that can be removed. */
export function MultiSelect({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  options,
  onSearch,
  value,
  onValueChange,
  words,
  chipsMax = 3,
  disabled = false,
  name,
  id,
  locale,
  className,
  ...well
}: MultiSelectProps) {
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  /* the list hides everything else from assistive technology, but not what a name refers to */
  const labelId = `${ids.controlId}-label`;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<readonly ComboboxOption[]>([]);
  const search = useOptionSearch(onSearch);
  const { contains } = Base.useFilter({ locale });
  const { anchorRef, container } = useLayerInDialog<HTMLDivElement>(open, () => setOpen(false));
  useOwnCloseWords(open, words.close);
  const chosen = optionsOf(value, options, seen);
  const all = onSearch === undefined && text === '' ? words.all : undefined;
  const shown = search.searching ? search.found : options;
  return (
    <DirectionProvider direction={readDirection()}>
      <Base.Root
        multiple
        items={groupOptions(all === undefined ? shown : [{ value: allValue, label: all }, ...shown])}
        value={withAll(chosen, options, all)}
        onValueChange={(next: ComboboxOption[]) => {
          const picked = withoutAll(next, chosen, options, all);
          setSeen(picked);
          onValueChange(picked.map((option) => option.value));
        }}
        open={open}
        onOpenChange={(wanted, event) => {
          /* several are chosen in one go: a choice leaves the list open */
          if (wanted || event.reason !== 'item-press') setOpen(wanted);
        }}
        inputValue={text}
        onInputValueChange={(next, { reason }) => {
          setText(next);
          search.setQuery(reason === 'input-change' ? next : '');
        }}
        {...optionAccess}
        filter={onSearch ? null : (option: ComboboxOption, query) => contains(searchTextOf(option), query)}
        autoHighlight={onSearch === undefined}
        disabled={disabled}
        {...(name === undefined ? {} : { name })}
      >
        <Field
          {...ids}
          {...{ labelHidden, labelEnd, hint, error, required, className }}
          label={<span id={labelId}>{label}</span>}
          data-slot="multi-select"
        >
          <ChipWell {...well} {...{ control, labelId, chosen, chipsMax, disabled, open, words }} frameRef={anchorRef} />
        </Field>
        <OptionList words={words} state={search} container={container} />
      </Base.Root>
    </DirectionProvider>
  );
}
