import { Autocomplete } from '@base-ui/react/autocomplete';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import * as Dialog from '@radix-ui/react-dialog';
import { SearchIcon } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { readDirection } from '../../direction/direction.ts';
import { useOptionSearch, type SearchOptions } from '../combobox/use-option-search.ts';
import { scrim } from '../dialog/dialog-panel.ts';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { sectionsOf, type Command, type CommandGroup } from './command.ts';
import { CommandList, Key, type CommandListWords } from './command-list.tsx';

export type { Command, CommandGroup } from './command.ts';
export { useCommandKey } from './use-command-key.ts';

export interface CommandPaletteWords extends CommandListWords {
  /** Names the palette. */
  title: string;
  placeholder: string;
  /** Beside the keys in the last line. */
  move: string;
  run: string;
  close: string;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandGroup[];
  /** Finds more, for instance accounts, once something is typed; shown after the groups. */
  onSearch?: SearchOptions<CommandGroup> | undefined;
  words: CommandPaletteWords;
  /** BCP 47, for comparing what was typed: accents and case do not matter. */
  locale?: string | undefined;
}

/** Everything that can be done from here, found by typing. Open it by a visible button and by `useCommandKey`. */
export function CommandPalette({ open, onOpenChange, ...rest }: CommandPaletteProps) {
  const focus = useReturnFocus(open);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay data-slot="scrim" className={scrim} />
        <Dialog.Content
          {...focus}
          data-slot="command-palette"
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-(--q-z-dialog) mx-auto flex max-h-dvh w-full max-w-xl flex-col overflow-hidden bg-overlay text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-4)] outline-none max-md:rounded-b-xl data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in md:top-[12vh] md:max-h-[min(32rem,76vh)] md:rounded-xl"
        >
          <Dialog.Title className="sr-only">{rest.words.title}</Dialog.Title>
          <DirectionProvider direction={readDirection()}>
            <Palette {...rest} onClose={() => onOpenChange(false)} />
          </DirectionProvider>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/* Lives only while it is open, so that it begins with an empty box every time. */
function Palette({
  groups,
  onSearch,
  words,
  locale,
  onClose,
}: Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & { onClose: () => void }) {
  const [text, setText] = useState('');
  const search = useOptionSearch(onSearch);
  const { contains } = Autocomplete.useFilter({ locale });
  const foundCommands = new Set(search.found.flatMap((group) => group.commands));
  const typed = text.trim();
  const run = (command: Command) => {
    onClose();
    command.onRun();
  };
  const retryByEnter = (event: KeyboardEvent & { preventBaseUIHandler: () => void }) => {
    if (event.key !== 'Enter' || !search.failed || event.currentTarget.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.preventBaseUIHandler();
    search.retry();
  };
  return (
    <Autocomplete.Root
      inline
      open
      autoHighlight="always"
      keepHighlight
      items={sectionsOf(groups, search.found, typed !== '')}
      value={text}
      onValueChange={(next, { reason }) => {
        if (reason === 'item-press') return;
        setText(next);
        search.setQuery(next);
      }}
      itemToStringValue={(command: Command) => command.label}
      filter={(command: Command, query) =>
        foundCommands.has(command) || contains(`${command.label} ${command.keywords ?? ''}`, query)
      }
    >
      <div className="flex h-14 flex-none items-center gap-3 px-4">
        <SearchIcon aria-hidden="true" className="size-5 text-fg-3" />
        <Autocomplete.Input
          aria-label={words.title}
          placeholder={words.placeholder}
          onKeyDown={retryByEnter}
          className="h-full min-w-0 flex-1 border-0 bg-transparent p-0 text-md text-fg outline-none focus-visible:outline-none"
        />
        <Dialog.Close className="rounded-[8px] px-2 py-1.5 text-xs text-fg-3 hover:bg-surface-3 focus-ring max-md:min-h-11 max-md:px-3">
          <span className="md:sr-only">{words.close}</span>
          <span aria-hidden="true" className="max-md:hidden">
            <Key name="Esc" />
          </span>
        </Dialog.Close>
      </div>
      <CommandList words={words} busy={search.busy} failed={search.failed} retry={search.retry} onRun={run} />
      <p
        aria-hidden="true"
        className="flex flex-none items-center gap-4 border-t border-line px-4 py-2.5 text-xs text-fg-3 max-md:hidden"
      >
        <span className="flex items-center gap-1.5">
          <Key name="↑" />
          <Key name="↓" />
          {words.move}
        </span>
        <span className="flex items-center gap-1.5">
          <Key name="↵" />
          {words.run}
        </span>
      </p>
    </Autocomplete.Root>
  );
}
