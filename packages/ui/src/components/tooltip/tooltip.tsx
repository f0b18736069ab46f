import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { useLayerContainer } from '../popover/use-layer-container.ts';

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'children' | 'content'> {
  /** Shows it from the start; it goes as soon as the pointer or the focus has been there and left. */
  defaultOpen?: boolean | undefined;
  /** The full text; never the only place where something is said. */
  content: ReactNode;
  /** A control or anything that can have the focus. */
  children: ReactElement;
}

/** A short explanation on hover and focus. Touch screens have no hover: put nothing vital here. */
export function Tooltip({ content, defaultOpen, className, children, ...rest }: TooltipProps) {
  const { triggerRef, container, place } = useLayerContainer<HTMLButtonElement>();
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root defaultOpen={defaultOpen ?? false} onOpenChange={place}>
        <Radix.Trigger asChild ref={triggerRef}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-(--q-z-popover) max-w-72 rounded-[8px] bg-fg px-2.5 py-1.5 text-xs font-medium text-fg-inverse shadow-3 forced-colors:border forced-colors:border-[CanvasText]',
              className,
            )}
            {...rest}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
