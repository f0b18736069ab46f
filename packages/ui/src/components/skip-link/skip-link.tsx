import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** `#` and the id of the main region. */
  href: string;
}

/** The first stop of the keyboard: past the header, straight to the content. */
export function SkipLink({ className, children, ...rest }: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      className={cn(
        'fixed start-3 top-3 z-(--q-z-toast) -translate-y-60 rounded-md bg-fg px-4 py-3 font-semibold text-fg-inverse focus-visible:translate-y-0 focus-ring',
        className,
      )}
      {...rest}
    >
      {children}
    </a>
  );
}
