import { cva } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { cn } from '../../class-names/class-names.ts';
import type { CategoryKey } from '../../icons/category-icons.ts';

const iconPlate = cva('grid flex-none place-items-center', {
  variants: {
    tone: {
      neutral: 'bg-surface-3 text-fg-2',
      accent: 'bg-accent-soft text-accent-text',
      success: 'bg-success-soft text-success-text',
      warn: 'bg-warn-soft text-warn-text',
      danger: 'bg-danger-soft text-danger-text',
      info: 'bg-info-soft text-info-text',
      gold: 'bg-gold-soft text-gold-text',
    },
    size: {
      sm: 'size-7 rounded-[9px_3px_9px_3px] rtl:rounded-[3px_9px_3px_9px] [&_svg]:size-4',
      md: 'size-11 rounded-feather [&_svg]:size-5',
      lg: 'size-15 rounded-[18px_6px_18px_6px] rtl:rounded-[6px_18px_6px_18px] [&_svg]:size-6.5',
    },
  },
});

export interface IconPlateProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'success' | 'warn' | 'danger' | 'info' | 'gold' | undefined;
  /** The accent of a category instead of a tone. */
  category?: CategoryKey | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** An icon on a feather-cornered plate. Decoration: the text beside it carries the meaning. */
export function IconPlate({ tone = 'neutral', category, size = 'md', className, style, ...rest }: IconPlateProps) {
  const accent = category && ({ '--plate': `var(--q-cat-${category})`, ...style } as CSSProperties);
  return (
    <span
      data-slot="icon-plate"
      aria-hidden="true"
      className={cn(
        iconPlate({ tone, size }),
        category && 'bg-[color-mix(in_oklch,var(--plate)_15%,transparent)] text-(--plate)',
        className,
      )}
      style={accent ?? style}
      {...rest}
    />
  );
}
