import * as Radix from '@radix-ui/react-context-menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';
import { menuItem, menuItemDanger, menuLabel, menuPanel, menuSeparator } from '../dropdown-menu/menu-look.ts';
import { MenuRowContent, type MenuRow } from '../dropdown-menu/menu-row.tsx';
import { useLayerContainer } from '../popover/use-layer-container.ts';

export interface ContextMenuProps extends Omit<ComponentProps<typeof Radix.Content>, 'children'> {
  /** What the menu belongs to: a tile, a row. It must take the focus, or the keyboard cannot reach the menu. */
  target: ReactElement;
  onOpenChange?: ((open: boolean) => void) | undefined;
  disabled?: boolean | undefined;
  /** `ContextMenuItem`, labels, separators. */
  children: ReactNode;
}

/**
 * Commands for one thing: right click, long press on touch, the menu key or Shift F10. Other props go to the panel.
 * It is a shortcut: every command stands somewhere visible as well.
 */
export function ContextMenu({ target, onOpenChange, disabled, className, children, ...rest }: ContextMenuProps) {
  const { triggerRef, container, place } = useLayerContainer<HTMLSpanElement>();
  const change = (next: boolean) => {
    place(next);
    onOpenChange?.(next);
  };
  return (
    <Radix.Root onOpenChange={change} dir={readDirection()} modal={false}>
      <Radix.Trigger asChild ref={triggerRef} disabled={disabled ?? false}>
        {target}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          data-slot="context-menu"
          collisionPadding={12}
          className={cn(menuPanel, '[--menu-height-max:var(--radix-context-menu-content-available-height)]', className)}
          {...rest}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface ContextMenuItemProps extends MenuRow, ComponentProps<typeof Radix.Item> {}

/** One command; `onSelect` runs it and closes the menu. With `asChild` the only child (a link) is the row. */
export function ContextMenuItem({ icon, tone, end, asChild, className, children, ...rest }: ContextMenuItemProps) {
  const look = cn(menuItem, tone === 'danger' && menuItemDanger, className);
  if (asChild)
    return (
      <Radix.Item asChild data-slot="context-menu-item" className={look} {...rest}>
        {children}
      </Radix.Item>
    );
  return (
    <Radix.Item data-slot="context-menu-item" className={look} {...rest}>
      <MenuRowContent icon={icon} end={end}>
        {children}
      </MenuRowContent>
    </Radix.Item>
  );
}

/** A heading over the rows that follow. */
export function ContextMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label data-slot="context-menu-label" className={cn(menuLabel, className)} {...rest} />;
}

/** A line between two groups of rows. */
export function ContextMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator data-slot="context-menu-separator" className={cn(menuSeparator, className)} {...rest} />;
}
