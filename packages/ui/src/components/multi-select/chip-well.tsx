import { Combobox } from '@base-ui/react/combobox';
import { ChevronDownIcon, XIcon } from 'lucide-react';
import { useState, type ComponentProps, type Ref } from 'react';
import { cn } from '../../class-names/class-names.ts';
import type { ComboboxOption } from '../combobox/option.ts';
import { fieldFrame } from '../field/field-frame.ts';
import type { MultiSelectWords } from './multi-select-words.ts';

interface ChipWellProps {
  control: ComponentProps<'input'>;
  labelId: string;
  chosen: readonly ComboboxOption[];
  chipsMax: number;
  open: boolean;
  disabled: boolean;
  words: MultiSelectWords;
  placeholder?: string | undefined;
  frameRef: Ref<HTMLDivElement>;
  ref?: Ref<HTMLInputElement> | undefined;
  onBlur?: (() => void) | undefined;
}

/** Chips and the text box in one well. In use it shows all chips, at rest the first ones and how many more there are. */
export function ChipWell({
  control,
  labelId,
  chosen,
  chipsMax,
  open,
  disabled,
  words,
  placeholder,
  frameRef,
  ref,
  onBlur,
}: ChipWellProps) {
  const [inUse, setInUse] = useState(false);
  const shown = inUse || open ? chosen : chosen.slice(0, chipsMax);
  const hiddenCount = chosen.length - shown.length;
  return (
    <Combobox.InputGroup
      ref={frameRef}
      data-slot="field-control"
      onFocus={() => setInUse(true)}
      onBlur={(event) => setInUse(event.currentTarget.contains(event.relatedTarget))}
      className={cn(
        fieldFrame,
        'h-auto min-h-(--q-input) cursor-text py-1 ps-3.5 pe-1.5 has-data-[slot=multi-select-chip]:ps-1.5 compact:pe-1',
      )}
    >
      <Combobox.Chips
        aria-labelledby={chosen.length > 0 ? labelId : undefined}
        className="flex min-w-0 flex-1 flex-wrap items-center gap-1"
      >
        {shown.map((option) => (
          <Chip key={option.value} option={option} removeLabel={words.remove(option.label)} disabled={disabled} />
        ))}
        {hiddenCount > 0 && (
          <span data-slot="multi-select-more" className="px-1.5 text-sm font-medium tnum text-fg-2">
            {words.more(hiddenCount)}
          </span>
        )}
        <Combobox.Input
          {...control}
          aria-labelledby={labelId}
          ref={ref}
          onBlur={onBlur}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          className="h-7 min-w-8 flex-1 border-0 bg-transparent p-0 outline-none focus-visible:outline-none disabled:cursor-not-allowed max-md:h-9"
        />
      </Combobox.Chips>
      {chosen.length > 0 && !disabled && (
        <Combobox.Clear aria-label={words.clear} className={wellButton}>
          <XIcon />
        </Combobox.Clear>
      )}
      <Combobox.Trigger aria-label={words.open} className={wellButton}>
        <ChevronDownIcon />
      </Combobox.Trigger>
    </Combobox.InputGroup>
  );
}

function Chip({ option, removeLabel, disabled }: { option: ComboboxOption; removeLabel: string; disabled: boolean }) {
  return (
    <Combobox.Chip
      data-slot="multi-select-chip"
      aria-label={option.label}
      className="flex h-7 max-w-full min-w-0 cursor-default items-center gap-1 rounded-[8px] bg-surface-3 ps-2.5 text-sm text-fg shadow-[inset_0_0_0_1px_var(--q-line)] outline-none focus-within:bg-surface-4 data-highlighted:bg-accent-soft data-highlighted:text-accent-text max-md:h-9 focus-visible:outline-2 focus-visible:outline-ring"
    >
      {option.leading}
      <span className="truncate pe-1">{option.label}</span>
      {!disabled && (
        <Combobox.ChipRemove
          aria-label={removeLabel}
          className="grid size-7 flex-none place-items-center rounded-[8px] hover:text-fg max-md:size-9 [&_svg]:size-3.5"
        >
          <XIcon />
        </Combobox.ChipRemove>
      )}
    </Combobox.Chip>
  );
}

const wellButton =
  'grid size-8 flex-none place-items-center self-start rounded-[8px] hover:bg-surface-3 focus-ring disabled:pointer-events-none compact:size-7 max-md:size-10';
