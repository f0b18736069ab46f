import { cva } from 'class-variance-authority';

/**
 * Looks of a button, for elements that must look like one. The height is the least one: words that are longer than the
 * room take further lines of like length, so that no language and no size of text makes a button wider than its place.
 * A word parts only where the window has room for few letters: elsewhere what stands beside a button gives way first.
 */
export const buttonVariants = cva(
  'relative inline-flex max-w-full flex-none cursor-pointer items-center justify-center gap-2 rounded-md py-0.5 text-center font-semibold text-balance transition-[background-color,color,transform] duration-(--q-dur-fast) ease-out select-none focus-ring active:translate-y-px off:cursor-not-allowed off:bg-surface-3 off:text-fg-disabled off:shadow-none aria-busy:cursor-progress finger-room [&_svg]:size-[1.0625rem]',
  {
    variants: {
      variant: {
        primary:
          'bg-accent text-accent-fg shadow-[inset_0_1px_0_oklch(1_0_0/0.28)] hover:bg-accent-hover active:bg-accent-active',
        secondary: 'bg-surface-3 text-fg shadow-[inset_0_0_0_1px_var(--q-line)] hover:bg-surface-4',
        soft: 'bg-accent-soft text-accent-text hover:shadow-[inset_0_0_0_1px_var(--q-accent-line)]',
        outline: 'text-fg shadow-[inset_0_0_0_1px_var(--q-line-2)] hover:bg-surface-2',
        ghost: 'text-fg-2 hover:bg-surface-3 hover:text-fg',
        danger: 'bg-danger text-danger-fg hover:brightness-110',
        gold: 'bg-gold text-gold-fg hover:brightness-105',
      },
      size: {
        sm: 'min-h-(--q-control-sm) gap-1.5 rounded-[8px] px-3 text-sm [&_svg]:size-[0.9375rem]',
        md: 'min-h-(--q-control) px-4 text-base',
        lg: 'min-h-(--q-control-lg) px-5.5 text-[0.9375rem]',
        icon: 'size-(--q-control) p-0 [&_svg]:size-[1.125rem]',
      },
      fullWidth: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', fullWidth: false },
  },
);
