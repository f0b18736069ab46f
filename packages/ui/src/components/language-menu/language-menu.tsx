import { ChevronDownIcon, GlobeIcon } from 'lucide-react';
import { cn } from '../../class-names/class-names.ts';
import { DropdownMenu, DropdownMenuRadioGroup, DropdownMenuRadioItem } from '../dropdown-menu/dropdown-menu.tsx';

export interface LanguageOption {
  /** BCP 47 tag, also announced as the language of the name. */
  tag: string;
  /** The language's name in itself: "Português". */
  ownName: string;
  flagSrc?: string | undefined;
}

export interface LanguageMenuProps {
  /** Names the button: "Idioma". */
  label: string;
  languages: readonly LanguageOption[];
  value: string;
  onSelect: (tag: string) => void;
  /** The upper-case code or the full name in the button. */
  display?: 'code' | 'name' | undefined;
  className?: string | undefined;
}

/** Choice of language; every language is written in itself. */
export function LanguageMenu({ label, languages, value, onSelect, display = 'code', className }: LanguageMenuProps) {
  const current = languages.find((language) => language.tag === value);
  const text = display === 'name' ? current?.ownName : (value.split('-')[0] ?? value).toUpperCase();
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          data-slot="language-menu"
          className={cn(
            'inline-flex h-(--q-control) flex-none items-center gap-1.5 rounded-md px-2.5 text-sm font-semibold text-fg-2 hover:bg-surface-2 focus-ring',
            className,
          )}
        >
          <Flag src={current?.flagSrc} />
          <span className="sr-only">{display === 'name' ? label : `${label}: ${current?.ownName ?? value}`}</span>
          {text}
          <ChevronDownIcon className="size-3.5" />
        </button>
      }
    >
      <DropdownMenuRadioGroup value={value} onValueChange={onSelect}>
        {languages.map((language) => (
          <DropdownMenuRadioItem key={language.tag} value={language.tag} lang={language.tag}>
            <Flag src={language.flagSrc} />
            <bdi>{language.ownName}</bdi>
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  );
}

function Flag({ src }: { src: string | undefined }) {
  if (src === undefined) return <GlobeIcon className="size-[1.125rem]" />;
  return <img src={src} alt="" width={18} height={18} className="size-[1.125rem] flex-none rounded-full" />;
}
