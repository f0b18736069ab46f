import * as Radix from '@radix-ui/react-dropdown-menu';
import { CheckIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';
import { popoverSurface } from '../popover/popover-surface.ts';

export interface DropdownMenuProps extends Omit<ComponentProps<typeof Radix.Content>, 'children'> {
  /** The button that opens it. */
  trigger: ReactElement;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `DropdownMenuItem`, `DropdownMenuRadioItem` in a `DropdownMenuRadioGroup`, labels, separators. */
  children: ReactNode;
}

/** Commands under a button. Other props go to the panel. */
export function DropdownMenu({ trigger, open, onOpenChange, className, children, ...rest }: DropdownMenuProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} dir={readDirection()} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="dropdown-menu"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className={cn(
            popoverSurface,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto p-1.5',
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

const item =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[8px] px-2.5 py-1.5 text-base text-fg-2 outline-none select-none data-disabled:text-fg-disabled data-highlighted:bg-surface-3 data-highlighted:text-fg max-md:min-h-11 [&_svg]:size-[1.125rem]';

export interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: ReactNode | undefined;
  tone?: 'default' | 'danger' | undefined;
  /** A count or a mark at the end of the row. */
  end?: ReactNode | undefined;
}

/** One command; `onSelect` runs it and closes the menu. With `asChild` the only child (a link) is the row. */
export function DropdownMenuItem({
  icon,
  tone = 'default',
  end,
  asChild,
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  const look = cn(
    item,
    tone === 'danger' && 'text-danger-text data-highlighted:bg-danger-soft data-highlighted:text-danger-text',
    className,
  );
  if (asChild)
    return (
      <Radix.Item asChild data-slot="dropdown-menu-item" className={look} {...rest}>
        {children}
      </Radix.Item>
    );
  return (
    <Radix.Item data-slot="dropdown-menu-item" className={look} {...rest}>
      {icon}
      <span className="flex-1">{children}</span>
      {end}
    </Radix.Item>
  );
}

/** Radio rows; `value` and `onValueChange` as in Radix. */
export function DropdownMenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />;
}

/** One choice of a radio group; the chosen one carries a tick. */
export function DropdownMenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem data-slot="dropdown-menu-radio-item" className={cn(item, className)} {...rest}>
      <span className="flex flex-1 items-center gap-2.5">{children}</span>
      <Radix.ItemIndicator>
        <CheckIcon className="text-accent-text" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

/** A heading over the rows that follow. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      data-slot="dropdown-menu-label"
      className={cn('px-2.5 pt-2 pb-1 text-xs text-fg-3', className)}
      {...rest}
    />
  );
}

/** A line between two groups of rows. */
export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator
      data-slot="dropdown-menu-separator"
      className={cn('mx-1.5 my-1.5 h-px bg-line', className)}
      {...rest}
    />
  );
}
