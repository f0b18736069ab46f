import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { popoverSurface } from './popover-surface.ts';

export interface PopoverProps extends Omit<ComponentProps<typeof Radix.Content>, 'children'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the panel for assistive technology. */
  label: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** A small panel beside its trigger, for content that is more than a list of commands. */
export function Popover({ trigger, label, open, onOpenChange, className, children, ...rest }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="popover"
          aria-label={label}
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className={cn(popoverSurface, 'max-w-[calc(100vw-1.5rem)] p-4', className)}
          {...rest}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
