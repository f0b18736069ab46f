import type { ClassNames } from 'react-day-picker';

const chosen =
  '[&>button]:bg-accent [&>button]:font-semibold [&>button]:text-accent-fg [&>button:hover]:bg-accent-hover';

/** How the parts of the grid look; a day is a square to press, 44 px on small screens. */
export const calendarLook: Partial<ClassNames> = {
  root: 'w-fit max-w-full [--q-day:2.5rem] compact:[--q-day:2.25rem] max-md:[--q-day:min(2.75rem,calc((100vw-2.5rem)/7))]',
  months: 'relative flex flex-wrap justify-center gap-x-8 gap-y-4',
  month: 'grid gap-2',
  month_caption: 'flex h-(--q-control-sm) items-center justify-center',
  caption_label: 'inline-flex items-center gap-1 text-sm font-semibold text-fg [&_svg]:size-3.5 [&_svg]:text-fg-3',
  dropdowns: 'flex items-center gap-1',
  dropdown_root:
    'relative rounded-[8px] px-2 py-1 hover:bg-surface-3 has-focus-visible:outline-2 has-focus-visible:outline-ring',
  dropdown: 'absolute inset-0 cursor-pointer opacity-0',
  month_grid: 'border-collapse',
  weekday: 'h-8 w-(--q-day) p-0 text-2xs font-medium text-fg-3',
  day: 'size-(--q-day) p-0 text-center [&:first-child]:rounded-s-md [&:last-child]:rounded-e-md',
  day_button:
    'relative grid size-(--q-day) cursor-pointer place-items-center rounded-md text-base text-fg tnum transition-colors duration-(--q-dur-instant) hover:bg-surface-3 focus-ring',
  today: '[&>button]:font-bold [&>button]:text-accent-text [&>button]:shadow-[inset_0_0_0_1px_var(--q-accent-line)]',
  selected: 'forced-colors:outline-2 forced-colors:-outline-offset-2',
  disabled: '[&>button]:cursor-not-allowed [&>button]:text-fg-disabled [&>button:hover]:bg-transparent',
  range_start: `rounded-s-md bg-accent-soft ${chosen}`,
  range_middle: 'bg-accent-soft [&>button:hover]:bg-surface-4',
  range_end: `rounded-e-md bg-accent-soft ${chosen}`,
  hidden: 'invisible',
};

/** One day alone is filled; in a range only its ends are. */
export const singleLook: Partial<ClassNames> = { ...calendarLook, selected: `${calendarLook.selected} ${chosen}` };
