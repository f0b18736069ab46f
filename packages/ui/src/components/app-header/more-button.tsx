import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { headerLink } from './header-link.ts';

/** The button for the links that found no room; it stands there before its menu has come. */
export function MoreButton({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" className={headerLink} {...rest}>
      {label}
      <ChevronDownIcon className="ms-1 size-4" />
    </button>
  );
}
