import { Combobox as Base } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { CheckIcon, SearchIcon } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { readDirection } from '../../direction/direction.ts';
import { isPointerFine } from '../../media/fine-pointer.ts';
import { optionNotice, optionRow } from '../combobox/option-list-look.ts';
import { LanguageFlag } from './language-flag.tsx';
import { searchTextOf, type LanguageOption } from './language-option.ts';

export interface LanguageListProps {
  label: string;
  languages: readonly LanguageOption[];
  value: string;
  onSelect: (tag: string) => void;
  emptyText: string;
}

/** Languages to search and to choose from; begins at the present one. */
export function LanguageList({ label, languages, value, onSelect, emptyText }: LanguageListProps) {
  const { contains } = Base.useFilter({ locale: value, sensitivity: 'base' });
  const texts = useMemo(() => new Map(languages.map((one) => [one.tag, searchTextOf(one, value)])), [languages, value]);
  const { inputRef, scrollRef } = useFirstFocus();
  return (
    <DirectionProvider direction={readDirection()}>
      <Base.Root
        inline
        open
        autoHighlight
        items={languages}
        value={languages.find(({ tag }) => tag === value) ?? null}
        // A press on the present language closes as well: it is chosen already.
        onValueChange={(language: LanguageOption | null) => onSelect(language?.tag ?? value)}
        itemToStringLabel={() => ''}
        itemToStringValue={({ tag }: LanguageOption) => tag}
        isItemEqualToValue={(one: LanguageOption, other: LanguageOption) => one.tag === other.tag}
        filter={({ tag }: LanguageOption, query) => contains(texts.get(tag) ?? '', query)}
      >
        <div className="flex flex-none items-center gap-2.5 border-b border-line px-4">
          <SearchIcon aria-hidden="true" className="size-[1.125rem] flex-none text-fg-3" />
          <Base.Input
            ref={inputRef}
            aria-label={label}
            placeholder={label}
            className="h-12 min-w-0 flex-1 border-0 bg-transparent p-0 text-base text-fg outline-none focus-visible:outline-none"
          />
        </div>
        <div ref={scrollRef} className="min-h-0 flex-1 scroll-py-1.5 overflow-y-auto overscroll-contain">
          <Base.Empty>
            <div className={optionNotice}>{emptyText}</div>
          </Base.Empty>
          <Base.List className="p-1.5 empty:p-0" aria-label={label}>
            {(language: LanguageOption) => (
              <Base.Item key={language.tag} value={language} lang={language.tag} className={optionRow}>
                <LanguageFlag src={language.flagSrc} />
                <bdi className="min-w-0 flex-1">{language.ownName}</bdi>
                <Base.ItemIndicator>
                  <CheckIcon className="text-accent-text" />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </div>
      </Base.Root>
    </DirectionProvider>
  );
}

/** Brings the present language into view, and the caret into the box where that raises no keyboard over the list. */
function useFirstFocus() {
  const inputRef = useRef<HTMLInputElement>(null);
  const scrollRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scrollRef.current;
    const chosen = box?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (box && chosen) box.scrollTop = chosen.offsetTop - box.offsetTop - (box.clientHeight - chosen.offsetHeight) / 2;
    if (isPointerFine()) inputRef.current?.focus({ preventScroll: true });
    else box?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
  }, []);
  return { inputRef, scrollRef };
}
