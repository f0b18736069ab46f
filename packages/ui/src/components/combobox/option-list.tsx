import { Combobox } from '@base-ui/react/combobox';
import { CheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Button } from '../button/button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { ComboboxOption, OptionGroup } from './option.ts';
import { optionGroupLabel, optionNotice, optionRow, optionScroll, optionSurface } from './option-list-look.ts';

/** What a list of options says about itself. */
export interface OptionListWords {
  /** Names the button that opens the list. */
  open: string;
  /** Closes the list; only assistive technology meets it. */
  close: string;
  /** Nothing fits what was typed. */
  empty: ReactNode;
  /** An answer is awaited; needed with `onSearch`. */
  busy?: ReactNode | undefined;
  /** The search failed; needed with `onSearch`. */
  error?: ReactNode | undefined;
  /** Asks again; needed with `onSearch`. */
  retry?: ReactNode | undefined;
  /** Nothing was typed yet and there is nothing to suggest. */
  start?: ReactNode | undefined;
}

export interface OptionListState {
  searching: boolean;
  busy: boolean;
  failed: boolean;
  retry: () => void;
}

interface OptionListProps {
  words: OptionListWords;
  state: OptionListState;
  /** Where the list goes when the control stands in a dialog. */
  container: HTMLElement | undefined;
}

/** The list under a combobox or a multi-select, with what there is to say instead of options. */
export function OptionList({ words, state, container }: OptionListProps) {
  return (
    <Combobox.Portal container={container}>
      <Combobox.Positioner
        sideOffset={6}
        collisionPadding={12}
        positionMethod="fixed"
        className="z-(--q-z-popover) outline-none"
      >
        <Combobox.Popup data-slot="option-list" className={optionSurface} aria-busy={state.busy || undefined}>
          <Combobox.Status>
            {state.busy && (
              <div className={optionNotice}>
                <Spinner />
                {words.busy}
              </div>
            )}
            {state.failed && <div className={cn(optionNotice, 'text-danger-text')}>{words.error}</div>}
          </Combobox.Status>
          {state.failed && (
            <div className="px-4 pb-3">
              <Button variant="secondary" size="sm" onClick={state.retry}>
                {words.retry}
              </Button>
            </div>
          )}
          <Combobox.Empty>
            {!state.busy && !state.failed && (
              <EmptyNotice>{state.searching || words.start === undefined ? words.empty : words.start}</EmptyNotice>
            )}
          </Combobox.Empty>
          <Combobox.List className={optionScroll}>
            {(group: OptionGroup) => <Group key={group.value} group={group} />}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

function EmptyNotice({ children }: { children: ReactNode }) {
  return <div className={optionNotice}>{children}</div>;
}

function Group({ group }: { group: OptionGroup }) {
  return (
    <Combobox.Group items={group.items} className="not-first:mt-1">
      {group.value !== '' && <Combobox.GroupLabel className={optionGroupLabel}>{group.value}</Combobox.GroupLabel>}
      <Combobox.Collection>
        {(option: ComboboxOption) => <Option key={option.value} option={option} />}
      </Combobox.Collection>
    </Combobox.Group>
  );
}

function Option({ option }: { option: ComboboxOption }) {
  return (
    <Combobox.Item value={option} disabled={option.disabled ?? false} className={optionRow}>
      {option.leading}
      <span className="min-w-0 flex-1">
        <span className="block">{option.label}</span>
        {option.description !== undefined && <span className="block text-xs text-fg-3">{option.description}</span>}
      </span>
      <Combobox.ItemIndicator>
        <CheckIcon className="text-accent-text" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  );
}
