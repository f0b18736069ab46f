import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Button } from '../button/button.tsx';
import { optionGroupLabel, optionNotice, optionRow } from '../combobox/option-list-look.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { Command, CommandSection } from './command.ts';

export interface CommandListWords {
  /** Nothing fits what was typed. */
  empty: ReactNode;
  /** An answer is awaited; needed with `onSearch`. */
  busy?: ReactNode | undefined;
  /** The search failed; needed with `onSearch`. */
  error?: ReactNode | undefined;
  /** Asks again; needed with `onSearch`. */
  retry?: ReactNode | undefined;
}

interface CommandListProps {
  words: CommandListWords;
  busy: boolean;
  failed: boolean;
  retry: () => void;
  onRun: (command: Command) => void;
}

/** The commands under their headings, and what there is to say besides. */
export function CommandList({ words, busy, failed, retry, onRun }: CommandListProps) {
  return (
    <div className="min-h-0 flex-1 scroll-py-1.5 overflow-y-auto overscroll-contain border-t border-line">
      <Autocomplete.Empty>
        {!busy && !failed && <div className={cn(optionNotice, 'min-h-24 justify-center')}>{words.empty}</div>}
      </Autocomplete.Empty>
      <Autocomplete.List className="p-1.5 empty:p-0">
        {(section: CommandSection) => (
          <Autocomplete.Group key={section.value} items={section.items} className="not-first:mt-1">
            <Autocomplete.GroupLabel className={optionGroupLabel}>{section.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => <CommandRow key={command.id} command={command} onRun={onRun} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <Autocomplete.Status>
        {busy && (
          <div className={optionNotice}>
            <Spinner />
            {words.busy}
          </div>
        )}
        {failed && <div className={cn(optionNotice, 'text-danger-text')}>{words.error}</div>}
      </Autocomplete.Status>
      {failed && (
        <div className="px-4 pb-3">
          <Button variant="secondary" size="sm" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

function CommandRow({ command, onRun }: { command: Command; onRun: (command: Command) => void }) {
  return (
    <Autocomplete.Item
      value={command}
      disabled={command.disabled ?? false}
      onClick={() => onRun(command)}
      className={cn(optionRow, 'min-h-11 [&_svg]:text-fg-3')}
    >
      {command.icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{command.label}</span>
        {command.description !== undefined && (
          <span className="block truncate text-xs text-fg-3">{command.description}</span>
        )}
      </span>
      {command.shortcut && (
        <span dir="ltr" aria-hidden="true" className="flex gap-1 max-md:hidden">
          {command.shortcut.map((key) => (
            <Key key={key} name={key} />
          ))}
        </span>
      )}
    </Autocomplete.Item>
  );
}

/** A key of the keyboard. */
export function Key({ name }: { name: string }) {
  return (
    <kbd className="grid h-5 min-w-5 place-items-center rounded-[6px] bg-surface-4 px-1.5 font-sans text-2xs font-medium text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line)]">
      {name}
    </kbd>
  );
}
