import { useState } from 'react';
import { DropdownMenu, DropdownMenuRadioGroup, DropdownMenuRadioItem } from '../dropdown-menu/dropdown-menu.tsx';
import { LanguageButton } from './language-button.tsx';
import { LanguageFlag } from './language-flag.tsx';
import type { LanguageOption } from './language-option.ts';
import { LanguagePanel } from './language-panel.tsx';

export type { LanguageOption } from './language-option.ts';

/** Above this a list is searched rather than read. */
const readableMax = 8;

export interface LanguageMenuProps {
  /** Names the button, and the search box of a long list: "Idioma". */
  label: string;
  languages: readonly LanguageOption[];
  value: string;
  onSelect: (tag: string) => void;
  /** Said in a long list when no language is called what was typed. */
  emptyText: string;
  /** The upper-case code or the full name in the button. */
  display?: 'code' | 'name' | undefined;
  /** Whether it is open when it comes, as where its button was pressed before. */
  defaultOpen?: boolean | undefined;
  /** A long list did not come; it is asked for again with the next press. */
  onLost?: (() => void) | undefined;
  className?: string | undefined;
}

/** Choice of language; every language is written in itself, and a long list can be searched. */
export function LanguageMenu(props: LanguageMenuProps) {
  const {
    label,
    languages,
    value,
    onSelect,
    emptyText,
    display = 'code',
    defaultOpen = false,
    onLost,
    className,
  } = props;
  const [open, onOpenChange] = useState(defaultOpen);
  const current = languages.find((language) => language.tag === value) ?? { tag: value, ownName: value };
  const flag = <LanguageFlag src={current.flagSrc} />;
  const button = <LanguageButton {...{ label, current, flag, display, className }} />;
  if (languages.length > readableMax) {
    const shared = { label, languages, value, onSelect, emptyText, open, onOpenChange, onLost };
    return <LanguagePanel trigger={button} {...shared} />;
  }
  return (
    <DropdownMenu trigger={button} open={open} onOpenChange={onOpenChange}>
      <DropdownMenuRadioGroup value={value} onValueChange={onSelect}>
        {languages.map((language) => (
          <DropdownMenuRadioItem key={language.tag} value={language.tag} lang={language.tag}>
            <LanguageFlag src={language.flagSrc} />
            <bdi>{language.ownName}</bdi>
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  );
}
