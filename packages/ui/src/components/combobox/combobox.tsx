import { Combobox as Base } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { ChevronDownIcon, XIcon } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { fieldControl, fieldFrame } from '../field/field-frame.ts';
import { useLayerInDialog } from '../field/use-layer-in-dialog.ts';
import { groupOptions, optionAccess, optionsOf, searchTextOf, type ComboboxOption } from './option.ts';
import { OptionList, type OptionListWords } from './option-list.tsx';
import { useOwnCloseWords } from './use-own-close-words.ts';
import { useOptionSearch, type SearchOptions } from './use-option-search.ts';

export type { ComboboxOption } from './option.ts';

export interface ComboboxWords extends OptionListWords {
  /** Names the button that takes the choice back. */
  clear: string;
}

export interface ComboboxProps extends FieldTexts {
  /** All options; with `onSearch` those to suggest before anything is typed, and the chosen one. */
  options: readonly ComboboxOption[];
  /** Asks elsewhere for what was typed, instead of looking through `options`. */
  onSearch?: SearchOptions | undefined;
  /** "" when nothing is chosen. */
  value: string;
  /** The option is absent when the choice was taken back. */
  onValueChange: (value: string, option?: ComboboxOption) => void;
  words: ComboboxWords;
  placeholder?: string | undefined;
  /** Stands before the text. */
  startIcon?: ReactNode | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  /** BCP 47, for comparing what was typed: accents and case do not matter. */
  locale?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onBlur?: (() => void) | undefined;
}

/** One choice out of many, found by typing. Only what is in the list can be chosen. */
export function Combobox({
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
  placeholder,
  startIcon,
  disabled = false,
  name,
  id,
  locale,
  className,
  ref,
  onBlur,
}: ComboboxProps) {
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  /* the list hides everything else from assistive technology, but not what a name refers to */
  const labelId = `${ids.controlId}-label`;
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState<ComboboxOption>();
  const search = useOptionSearch(onSearch);
  const { contains } = Base.useFilter({ locale });
  const { anchorRef, container } = useLayerInDialog<HTMLDivElement>(open, () => setOpen(false));
  useOwnCloseWords(open, words.close);
  const shown = search.searching ? search.found : options;
  const chosen = value === '' ? null : (optionsOf([value], options, last === undefined ? [] : [last])[0] ?? null);
  const retryByEnter = (event: KeyboardEvent & { preventBaseUIHandler: () => void }) => {
    if (event.key !== 'Enter' || !search.failed) return;
    event.preventDefault();
    event.preventBaseUIHandler();
    search.retry();
  };
  return (
    <DirectionProvider direction={readDirection()}>
      <Base.Root
        items={groupOptions(shown)}
        value={chosen}
        onValueChange={(option: ComboboxOption | null) => {
          setLast(option ?? undefined);
          if (option === null) onValueChange('');
          else onValueChange(option.value, option);
        }}
        open={open}
        onOpenChange={setOpen}
        onInputValueChange={(text, { reason }) => search.setQuery(reason === 'input-change' ? text : '')}
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
          data-slot="combobox"
        >
          <Base.InputGroup ref={anchorRef} data-slot="field-control" className={cn(fieldFrame, 'pe-1.5 compact:pe-1')}>
            {startIcon}
            <Base.Input
              {...control}
              aria-labelledby={labelId}
              ref={ref}
              onBlur={onBlur}
              onKeyDown={retryByEnter}
              placeholder={placeholder}
              className={fieldControl}
            />
            {chosen !== null && !disabled && (
              <Base.Clear aria-label={words.clear} className={wellButton}>
                <XIcon />
              </Base.Clear>
            )}
            <Base.Trigger aria-label={words.open} className={wellButton}>
              <ChevronDownIcon />
            </Base.Trigger>
          </Base.InputGroup>
        </Field>
        <OptionList words={words} state={search} container={container} />
      </Base.Root>
    </DirectionProvider>
  );
}

const wellButton =
  'grid size-8 flex-none place-items-center rounded-[8px] hover:bg-surface-3 focus-ring disabled:pointer-events-none compact:size-7 max-md:size-10';
