import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** A figure or a mark after the label. */
  badge?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Names the list for assistive technology. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Underlined tabs; the panels are `TabPanel` children. A single tab shows no list. */
export function Tabs({ label, items, value, onValueChange, className, children, ...rest }: TabsProps) {
  return (
    <Radix.Root
      data-slot="tabs"
      value={value}
      onValueChange={onValueChange}
      dir={readDirection()}
      className={cn('grid min-w-0 gap-4', className)}
      {...rest}
    >
      {items.length > 1 && (
        <Radix.List
          aria-label={label}
          className="flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--q-line)] [scrollbar-width:none]"
        >
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled ?? false}
              className="relative inline-flex h-[2.625rem] flex-none cursor-pointer items-center gap-2 px-3 text-base font-medium whitespace-nowrap text-fg-3 transition-colors duration-(--q-dur-fast) -outline-offset-2 hover:text-fg focus-visible:outline-2 focus-visible:outline-ring data-[state=active]:font-semibold data-[state=active]:text-fg data-[state=active]:after:absolute data-[state=active]:after:inset-x-2.5 data-[state=active]:after:bottom-0 data-[state=active]:after:h-[2.5px] data-[state=active]:after:rounded-t-[3px] data-[state=active]:after:bg-plume disabled:text-fg-disabled max-md:h-12"
            >
              {item.label}
              {item.badge}
            </Radix.Trigger>
          ))}
        </Radix.List>
      )}
      {children}
    </Radix.Root>
  );
}

/** What belongs to one tab; only the chosen one is in the page. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content data-slot="tab-panel" className={cn('min-w-0 focus-ring', className)} {...rest} />;
}
