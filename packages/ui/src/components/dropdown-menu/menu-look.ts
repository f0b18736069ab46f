import { cn } from '../../class-names/class-names.ts';
import { popoverSurface } from '../popover/popover-surface.ts';

/** The panel of a menu, whether a button or a long press opens it. The caller sets `--menu-height-max`. */
export const menuPanel = cn(
  popoverSurface,
  'max-h-(--menu-height-max) max-w-[calc(100vw-1.5rem)] min-w-52 overflow-y-auto p-1.5',
);

/** One row of a menu. */
export const menuItem =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[8px] px-2.5 py-1.5 text-base text-fg-2 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-fg-disabled data-highlighted:bg-surface-3 data-highlighted:text-fg max-md:min-h-11 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 forced-colors:data-highlighted:outline-[Highlight] [&_svg]:size-[1.125rem]';

/** A row that destroys or ends something. */
export const menuItemDanger = 'text-danger-text data-highlighted:bg-danger-soft data-highlighted:text-danger-text';

/** A heading over rows. */
export const menuLabel = 'px-2.5 pt-2 pb-1 text-xs text-fg-3';

/** A line between groups of rows. */
export const menuSeparator = 'mx-1.5 my-1.5 h-px bg-line forced-colors:bg-[CanvasText]';
