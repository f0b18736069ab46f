/** The floating list of options: as wide as its control, never taller than the room there is. */
export const optionSurface =
  'w-(--anchor-width) min-w-56 max-w-(--available-width) overflow-hidden rounded-lg bg-overlay text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-3)] outline-none data-open:animate-pop-in';

/** The part of it that scrolls. */
export const optionScroll =
  'max-h-[min(22rem,var(--available-height))] scroll-py-1.5 overflow-y-auto overscroll-contain p-1.5 empty:p-0';

/** One option. */
export const optionRow =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[8px] px-2.5 py-1.5 text-base text-fg-2 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-fg-disabled data-highlighted:bg-surface-3 data-highlighted:text-fg max-md:min-h-11 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 [&_svg]:size-[1.125rem]';

/** The words over a group of options. */
export const optionGroupLabel = 'px-2.5 pt-2 pb-1 text-xs text-fg-3 select-none';

/** A line that is no option: what is going on, or that nothing was found. */
export const optionNotice = 'flex min-h-11 items-center gap-2.5 px-4 py-2 text-sm text-fg-3';
