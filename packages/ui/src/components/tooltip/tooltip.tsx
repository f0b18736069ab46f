import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'children' | 'content'> {
  /** The full text; never the only place where something is said. */
  content: ReactNode;
  /** A control or anything that can have the focus. */
  children: ReactElement;
}

/** A short explanation on hover and focus. Touch screens have no hover: put nothing vital here. */
export function Tooltip({ content, className, children, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-(--q-z-popover) max-w-72 rounded-[8px] bg-fg px-2.5 py-1.5 text-xs font-medium text-fg-inverse shadow-3',
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
