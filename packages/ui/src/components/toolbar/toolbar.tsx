import * as Radix from '@radix-ui/react-toolbar';
import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';

export interface ToolbarProps extends Omit<ComponentProps<typeof Radix.Root>, 'dir'> {
  /** Names the toolbar for assistive technology. */
  label: string;
}

/** Controls for one thing in one line: a single stop for the Tab key, arrows move inside. Wraps when it runs out of room. */
export function Toolbar({ label, orientation = 'horizontal', className, ...rest }: ToolbarProps) {
  return (
    <Radix.Root
      data-slot="toolbar"
      aria-label={label}
      dir={readDirection()}
      orientation={orientation}
      className={cn(
        'inline-flex max-w-full flex-wrap gap-1 rounded-[12px] bg-surface-1 p-1 shadow-[inset_0_0_0_1px_var(--q-line),var(--q-shadow-1)] forced-colors:border forced-colors:border-[CanvasText]',
        orientation === 'vertical' ? 'flex-col' : 'items-center',
        className,
      )}
      {...rest}
    />
  );
}

const control =
  'relative inline-flex h-(--q-control-sm) min-w-(--q-control-sm) flex-none items-center justify-center gap-1.5 rounded-[8px] px-2 text-sm font-medium whitespace-nowrap text-fg-2 transition-colors duration-(--q-dur-fast) focus-ring hover:bg-surface-3 hover:text-fg disabled:bg-transparent disabled:text-fg-disabled finger-room [&_svg]:size-[1.0625rem]';

export interface ToolbarButtonProps extends ComponentProps<typeof Radix.Button> {
  /** Names a button that shows only an icon. */
  label?: string | undefined;
}

/** Does something at once. */
export function ToolbarButton({ label, className, ...rest }: ToolbarButtonProps) {
  return (
    <Radix.Button
      data-slot="toolbar-button"
      type="button"
      aria-label={label}
      title={label}
      className={cn(control, className)}
      {...rest}
    />
  );
}

/** Leads somewhere. */
export function ToolbarLink({ className, ...rest }: ComponentProps<typeof Radix.Link>) {
  return <Radix.Link data-slot="toolbar-link" className={cn(control, className)} {...rest} />;
}

export type ToolbarToggleGroupProps = ComponentProps<typeof Radix.ToggleGroup> & {
  /** Names the group for assistive technology. */
  label: string;
};

/** Buttons of which one (`type="single"`) or several (`"multiple"`) are on; `value` and `onValueChange` as in Radix. */
export function ToolbarToggleGroup({ label, className, ...rest }: ToolbarToggleGroupProps) {
  return (
    <Radix.ToggleGroup
      data-slot="toolbar-toggle-group"
      aria-label={label}
      className={cn('inline-flex gap-0.5 data-[orientation=vertical]:flex-col', className)}
      {...rest}
    />
  );
}

export interface ToolbarToggleProps extends ComponentProps<typeof Radix.ToggleItem> {
  /** Names a button that shows only an icon. */
  label?: string | undefined;
}

/** One button of a toggle group. */
export function ToolbarToggle({ label, className, ...rest }: ToolbarToggleProps) {
  return (
    <Radix.ToggleItem
      data-slot="toolbar-toggle"
      aria-label={label}
      title={label}
      className={cn(
        control,
        'data-[state=on]:bg-accent-soft data-[state=on]:text-accent-text forced-colors:data-[state=on]:outline-2 forced-colors:data-[state=on]:outline-[Highlight]',
        className,
      )}
      {...rest}
    />
  );
}

/** A line between groups of controls. */
export function ToolbarSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator
      data-slot="toolbar-separator"
      className={cn(
        'mx-1 flex-none self-stretch bg-line-2 data-[orientation=horizontal]:mx-0 data-[orientation=horizontal]:my-1 data-[orientation=horizontal]:h-px data-[orientation=vertical]:my-1 data-[orientation=vertical]:w-px forced-colors:bg-[CanvasText]',
        className,
      )}
      {...rest}
    />
  );
}
