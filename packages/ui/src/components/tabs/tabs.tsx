import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';
import { TabStrip } from './tab-strip.tsx';
import { tab } from './tabs-look.ts';

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
  /** `underline` heads a page or card, `pill` stands inside one, `vertical` beside long panels (above them below 768 px). */
  variant?: 'underline' | 'pill' | 'vertical' | undefined;
}

/** Parts of one thing of which one is shown; the panels are `TabPanel` children. A single tab shows no list. */
export function Tabs({
  label,
  items,
  value,
  onValueChange,
  variant = 'underline',
  className,
  children,
  ...rest
}: TabsProps) {
  const hasList = items.length > 1;
  return (
    <Radix.Root
      data-slot="tabs"
      value={value}
      onValueChange={onValueChange}
      orientation={variant === 'vertical' ? 'vertical' : 'horizontal'}
      dir={readDirection()}
      className={cn(
        'grid min-w-0 grid-cols-1 gap-4',
        variant === 'pill' && 'justify-items-start',
        variant === 'vertical' && hasList && 'md:grid-cols-[auto_minmax(0,1fr)] md:gap-6',
        className,
      )}
      {...rest}
    >
      {hasList && (
        <TabStrip label={label} value={value} variant={variant}>
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled ?? false}
              className={tab({ variant })}
            >
              {item.label}
              {item.badge}
            </Radix.Trigger>
          ))}
        </TabStrip>
      )}
      {children}
    </Radix.Root>
  );
}

/** What belongs to one tab; only the chosen one is in the page. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content data-slot="tab-panel" className={cn('w-full min-w-0 focus-ring', className)} {...rest} />;
}
