import { cva } from 'class-variance-authority';

/** The strip in which the tabs stand. */
export const tabList = cva('', {
  variants: {
    variant: {
      underline:
        'flex gap-1 overflow-x-auto overflow-y-hidden overscroll-x-contain shadow-[inset_0_-1px_0_var(--q-line)] [scrollbar-width:none]',
      pill: 'inline-flex max-w-full gap-0.5 overflow-x-auto overscroll-x-contain rounded-[12px] bg-sunken p-1 shadow-[inset_0_0_0_1px_var(--q-line)] [scrollbar-width:none]',
      vertical: 'grid content-start gap-0.5 md:w-52',
    },
  },
});

/** One tab. */
export const tab = cva(
  'relative inline-flex flex-none cursor-pointer items-center gap-2 font-medium whitespace-nowrap text-fg-3 transition-colors duration-(--q-dur-fast) -outline-offset-2 hover:text-fg focus-visible:outline-2 focus-visible:outline-ring data-[state=active]:font-semibold data-[state=active]:text-fg disabled:text-fg-disabled forced-colors:data-[state=active]:text-[Highlight]',
  {
    variants: {
      variant: {
        underline:
          'h-[2.625rem] px-3 text-base data-[state=active]:after:absolute data-[state=active]:after:inset-x-2.5 data-[state=active]:after:bottom-0 data-[state=active]:after:h-[2.5px] data-[state=active]:after:rounded-t-[3px] data-[state=active]:after:bg-plume forced-colors:data-[state=active]:after:bg-[Highlight] max-md:h-12',
        pill: 'h-[2.125rem] rounded-[8px] px-3.5 text-sm data-[state=active]:bg-selected data-[state=active]:shadow-1 max-md:h-11',
        vertical:
          'min-h-[2.625rem] justify-start rounded-md px-3 py-2 text-start text-base whitespace-normal hover:bg-surface-2 data-[state=active]:bg-raised data-[state=active]:shadow-[inset_0_0_0_1px_var(--q-line)] data-[state=active]:before:absolute data-[state=active]:before:inset-y-2.5 data-[state=active]:before:start-0 data-[state=active]:before:w-[2.5px] data-[state=active]:before:rounded-e-[3px] data-[state=active]:before:bg-accent forced-colors:data-[state=active]:before:bg-[Highlight] max-md:min-h-12',
      },
    },
  },
);
