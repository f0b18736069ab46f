import { Combobox } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { CheckIcon, ChevronDownIcon, SearchIcon } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';
import { fieldControl, fieldFrame } from '../field/field-frame.ts';
import { useLayerInDialog } from '../field/use-layer-in-dialog.ts';
import { Num } from '../num/num.tsx';
import { isCountryFound, type PhoneCountry } from './phone-text.ts';

export interface CountryPickerWords {
  /** Names the button, together with the chosen country: "País". */
  country: string;
  /** Names the search box and stands in it: "Busca por nombre o código". */
  search: string;
  /** Shown when no country is found. */
  empty: string;
}

interface CountryPickerProps {
  countries: readonly PhoneCountry[];
  countryCode: string;
  onCountryChange: (countryCode: string) => void;
  words: CountryPickerWords;
  disabled: boolean;
}

/* The button before a phone number, and the list that it opens. */
export function CountryPicker({ countries, countryCode, onCountryChange, words, disabled }: CountryPickerProps) {
  const [open, setOpen] = useState(false);
  const { anchorRef, container } = useLayerInDialog<HTMLButtonElement>(open, () => setOpen(false));
  const chosen = countries.find((country) => country.countryCode === countryCode) ?? countries[0];
  // The number does not move when the countries come.
  if (chosen === undefined) return <span aria-hidden="true" className={cn(fieldFrame, place, 'opacity-65')} />;
  if (countries.length === 1) {
    return (
      <span className={cn(fieldFrame, place, disabled && 'opacity-65')}>
        <Flag country={chosen} />
        <Num>+{chosen.dialingCode}</Num>
      </span>
    );
  }
  return (
    <DirectionProvider direction={readDirection()}>
      <Combobox.Root
        {...{ open, disabled, autoHighlight: true }}
        items={countries}
        value={chosen}
        onOpenChange={setOpen}
        onValueChange={(country: PhoneCountry | null) => country !== null && onCountryChange(country.countryCode)}
        itemToStringLabel={(country: PhoneCountry) => country.name}
        isItemEqualToValue={(one: PhoneCountry, other: PhoneCountry) => one.countryCode === other.countryCode}
        filter={isCountryFound}
      >
        <Combobox.Trigger
          ref={anchorRef}
          aria-label={`${words.country}: ${chosen.name} +${chosen.dialingCode}`}
          className={cn(fieldFrame, place, trigger)}
        >
          <Flag country={chosen} />
          <Num>+{chosen.dialingCode}</Num>
          <ChevronDownIcon className="ms-auto size-4" />
        </Combobox.Trigger>
        <Combobox.Portal container={container}>
          <Combobox.Positioner side="bottom" align="start" sideOffset={6} className="z-(--q-z-popover)">
            <CountryList words={words} withFlags={countries.some(({ flagUrl }) => flagUrl !== undefined)} />
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </DirectionProvider>
  );
}

/* As wide with any code of up to three digits. */
const place = 'min-w-28 flex-none gap-2 px-3';

const trigger =
  'cursor-pointer focus-visible:shadow-[inset_0_0_0_1.5px_var(--q-ring),0_0_0_4px_color-mix(in_oklch,var(--q-ring)_18%,transparent)] focus-visible:outline-2 focus-visible:outline-transparent disabled:opacity-65';

function CountryList({ words, withFlags }: { words: CountryPickerWords; withFlags: boolean }) {
  return (
    <Combobox.Popup
      aria-label={words.country}
      className="flex max-h-[min(22rem,var(--available-height))] w-[min(20rem,var(--available-width))] flex-col overflow-hidden rounded-lg bg-overlay shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-3)] data-open:animate-pop-in forced-colors:border"
    >
      <div className="flex-none p-1.5">
        <div className={fieldFrame}>
          <SearchIcon />
          <Combobox.Input className={fieldControl} aria-label={words.search} placeholder={words.search} />
        </div>
      </div>
      <Combobox.Empty className="px-4 pt-1 pb-4 text-sm text-fg-3 empty:hidden">{words.empty}</Combobox.Empty>
      <Combobox.List className="min-h-0 scroll-py-1.5 overflow-y-auto overscroll-contain p-1.5 pt-0 empty:hidden">
        {(country: PhoneCountry) => (
          <Combobox.Item
            key={country.countryCode}
            value={country}
            className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[8px] px-2.5 py-1.5 text-base text-fg-2 outline-none select-none data-highlighted:bg-surface-3 data-highlighted:text-fg max-md:min-h-11 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid forced-colors:data-highlighted:-outline-offset-2"
          >
            {withFlags && <FlagRoom country={country} />}
            <span className="min-w-0 flex-1">{country.name}</span>
            <Num className="text-fg-3">+{country.dialingCode}</Num>
            <span className="size-4 flex-none">
              <Combobox.ItemIndicator>
                <CheckIcon className="size-4 text-accent-text" />
              </Combobox.ItemIndicator>
            </span>
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Popup>
  );
}

/* A country without a picture keeps the room of one, so that the names stand in a column. */
function FlagRoom({ country }: { country: PhoneCountry }) {
  if (country.flagUrl !== undefined) return <Flag country={country} />;
  return <span className="size-5 flex-none rounded-full bg-surface-3" />;
}

function Flag({ country }: { country: PhoneCountry }) {
  if (country.flagUrl === undefined) return null;
  return (
    <img src={country.flagUrl} alt="" width={20} height={20} loading="lazy" className="size-5 flex-none rounded-full" />
  );
}
