import * as Radix from '@radix-ui/react-accordion';
import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';

export interface AccordionItem {
  value: string;
  title: ReactNode;
  /** Under the title in small letters: a date, a category. */
  detail?: ReactNode | undefined;
  /** Before the title: an icon on its plate, a badge. */
  start?: ReactNode | undefined;
  content: ReactNode;
  disabled?: boolean | undefined;
}

interface AccordionLook extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'children'> {
  items: readonly AccordionItem[];
  /** The level of the titles in the outline of the page. */
  headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
}

interface SingleChoice {
  type?: 'single' | undefined;
  /** The open item; an empty string when all are closed. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

interface MultipleChoice {
  type: 'multiple';
  value?: string[] | undefined;
  defaultValue?: string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
}

export type AccordionProps = AccordionLook & (SingleChoice | MultipleChoice);

/** Titles that open to what they head. `single` (unless told) closes one when another opens. */
export function Accordion({ items, headingLevel = 'h3', className, ...rest }: AccordionProps) {
  const choice = rest.type === 'multiple' ? rest : ({ ...rest, type: 'single', collapsible: true } as const);
  return (
    <Radix.Root
      data-slot="accordion"
      dir={readDirection()}
      className={cn('min-w-0 divide-y divide-line', className)}
      {...choice}
    >
      {items.map((item) => (
        <Item key={item.value} item={item} headingLevel={headingLevel} />
      ))}
    </Radix.Root>
  );
}

function Item({ item, headingLevel: Heading }: { item: AccordionItem; headingLevel: 'h2' | 'h3' | 'h4' }) {
  return (
    <Radix.Item value={item.value} disabled={item.disabled ?? false} data-slot="accordion-item">
      <Radix.Header asChild>
        <Heading>
          <Radix.Trigger className="group flex min-h-(--q-row-h) w-full items-center gap-3 rounded-md py-2.5 text-start font-semibold text-fg focus-ring disabled:text-fg-disabled">
            {item.start}
            <span className="grid min-w-0 flex-1">
              <span>{item.title}</span>
              {item.detail !== undefined && <span className="text-xs font-normal text-fg-3">{item.detail}</span>}
            </span>
            <ChevronDownIcon className="size-[1.125rem] text-fg-3 transition-transform duration-(--q-dur-base) ease-out group-hover:text-fg group-data-[state=open]:rotate-180" />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content
        data-slot="accordion-content"
        className="overflow-clip [overflow-clip-margin:4px] [--fold:var(--radix-accordion-content-height)] data-[state=closed]:animate-fold data-[state=open]:animate-unfold"
      >
        <div className="max-w-[68ch] pb-4 text-fg-2">{item.content}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
