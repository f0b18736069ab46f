import * as Radix from '@radix-ui/react-collapsible';
import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface CollapsibleProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  /** The line that opens and closes it. */
  label: ReactNode;
  /** What it hides; not in the page while it is closed. */
  children: ReactNode;
}

/** One thing that can be folded away: more filters, the terms of an offer. For several in a row take the Accordion. */
export function Collapsible({ label, className, children, ...rest }: CollapsibleProps) {
  return (
    <Radix.Root data-slot="collapsible" className={cn('min-w-0', className)} {...rest}>
      <Radix.Trigger className="group inline-flex min-h-(--q-control-sm) items-center gap-1.5 rounded-md text-start text-sm font-semibold text-fg-2 focus-ring hover:text-fg disabled:text-fg-disabled max-md:min-h-11">
        {label}
        <ChevronDownIcon className="size-4 stroke-2! transition-transform duration-(--q-dur-base) ease-out group-data-[state=open]:rotate-180" />
      </Radix.Trigger>
      <Radix.Content
        data-slot="collapsible-content"
        className="overflow-clip [overflow-clip-margin:4px] [--fold:var(--radix-collapsible-content-height)] data-[state=closed]:animate-fold data-[state=open]:animate-unfold"
      >
        <div className="pt-2">{children}</div>
      </Radix.Content>
    </Radix.Root>
  );
}
