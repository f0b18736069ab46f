import * as Radix from '@radix-ui/react-dropdown-menu';
import { CheckIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';
import { useLayerContainer } from '../popover/use-layer-container.ts';
import { menuItem, menuItemDanger, menuLabel, menuPanel, menuSeparator } from './menu-look.ts';
import { MenuRowContent, type MenuRow } from './menu-row.tsx';

export interface DropdownMenuProps extends Omit<ComponentProps<typeof Radix.Content>, 'children'> {
  /** The button that opens it. */
  trigger: ReactElement;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `DropdownMenuItem`, `DropdownMenuCheckboxItem`, radio items in a `DropdownMenuRadioGroup`, labels, separators. */
  children: ReactNode;
}

/** Commands under a button. Other props go to the panel. */
export function DropdownMenu({ trigger, open, onOpenChange, className, children, ...rest }: DropdownMenuProps) {
  const { triggerRef, container, place } = useLayerContainer<HTMLButtonElement>();
  const change = (next: boolean) => {
    place(next);
    onOpenChange?.(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={change} dir={readDirection()} modal={false}>
      <Radix.Trigger asChild ref={triggerRef}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          data-slot="dropdown-menu"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className={cn(
            menuPanel,
            '[--menu-height-max:var(--radix-dropdown-menu-content-available-height)]',
            className,
          )}
          {...rest}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface DropdownMenuItemProps extends MenuRow, ComponentProps<typeof Radix.Item> {}

/** One command; `onSelect` runs it and closes the menu. With `asChild` the only child (a link) is the row. */
export function DropdownMenuItem({ icon, tone, end, asChild, className, children, ...rest }: DropdownMenuItemProps) {
  const look = cn(menuItem, tone === 'danger' && menuItemDanger, className);
  if (asChild)
    return (
      <Radix.Item asChild data-slot="dropdown-menu-item" className={look} {...rest}>
        {children}
      </Radix.Item>
    );
  return (
    <Radix.Item data-slot="dropdown-menu-item" className={look} {...rest}>
      <MenuRowContent icon={icon} end={end}>
        {children}
      </MenuRowContent>
    </Radix.Item>
  );
}

/** A row that is on or off; the menu stays open, so that several can be set. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  onSelect,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={cn(menuItem, 'pe-9 data-[state=checked]:pe-2.5', className)}
      onSelect={(event) => {
        event.preventDefault();
        onSelect?.(event);
      }}
      {...rest}
    >
      <span className="flex min-w-0 flex-1 items-center gap-2.5">{children}</span>
      <Radix.ItemIndicator>
        <CheckIcon className="text-accent-text" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

/** Radio rows; `value` and `onValueChange` as in Radix. */
export function DropdownMenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />;
}

/** One choice of a radio group; the chosen one carries a tick. */
export function DropdownMenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem data-slot="dropdown-menu-radio-item" className={cn(menuItem, className)} {...rest}>
      <span className="flex min-w-0 flex-1 items-center gap-2.5">{children}</span>
      <Radix.ItemIndicator>
        <CheckIcon className="text-accent-text" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

/** A heading over the rows that follow. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label data-slot="dropdown-menu-label" className={cn(menuLabel, className)} {...rest} />;
}

/** A line between two groups of rows. */
export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator data-slot="dropdown-menu-separator" className={cn(menuSeparator, className)} {...rest} />;
}
