import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import type { LanguageOption } from './language-option.ts';

interface LanguageButtonProps extends ComponentProps<'button'> {
  label: string;
  current: LanguageOption;
  flag: ReactNode;
  display?: 'code' | 'name';
}

/** The button of the language menu: the present language as code or name. Other props go to the button. */
export function LanguageButton({ label, current, flag, display = 'code', className, ...rest }: LanguageButtonProps) {
  const isName = display === 'name';
  return (
    <button
      type="button"
      data-slot="language-menu"
      className={cn(
        'inline-flex h-(--q-control) flex-none items-center gap-1.5 rounded-md px-2.5 text-sm font-semibold text-fg-2 hover:bg-surface-2 focus-ring',
        className,
      )}
      {...rest}
    >
      {flag}
      <span className="sr-only">{isName ? label : `${label}: ${current.ownName}`}</span>
      {isName ? current.ownName : (current.tag.split('-')[0] ?? current.tag).toUpperCase()}
      <ChevronDownIcon className="size-3.5" />
    </button>
  );
}
