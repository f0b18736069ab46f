import * as Radix from '@radix-ui/react-hover-card';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { popoverSurface } from '../popover/popover-surface.ts';
import { useLayerContainer } from '../popover/use-layer-container.ts';

export interface HoverCardProps extends Omit<ComponentProps<typeof Radix.Content>, 'children'> {
  /** A link that leads to where the same is said in full; hover and focus on it open the card. */
  trigger: ReactElement;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** How long the pointer rests before the card opens. */
  openDelayMs?: number | undefined;
  /** Words and figures only: a screen reader never comes here, and touch screens neither. */
  children: ReactNode;
}

/** A glance at what a link leads to. It never holds what stands nowhere else, nor anything to press. */
export function HoverCard({
  trigger,
  open,
  onOpenChange,
  openDelayMs = 400,
  className,
  children,
  ...rest
}: HoverCardProps) {
  const { triggerRef, container, place } = useLayerContainer<HTMLAnchorElement>();
  const change = (next: boolean) => {
    place(next);
    onOpenChange?.(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={change} openDelay={openDelayMs} closeDelay={150}>
      <Radix.Trigger asChild ref={triggerRef}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          data-slot="hover-card"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className={cn(popoverSurface, 'w-72 max-w-[calc(100vw-1.5rem)] p-4 text-sm', className)}
          {...rest}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
