/* A figure ends at the right in both directions, so that decimal points stay below each other. */
export const alignClass = {
  start: 'text-start',
  end: 'text-end tnum rtl:text-start',
  center: 'text-center',
};

/* The outer cells begin and end where a card's heading and pager do: 16 px, the table's own edge included. */
const inset = 'first:ps-[0.9375rem] last:pe-[0.9375rem]';

export const cellClass = `h-(--q-row-h) px-(--q-cell-x) whitespace-nowrap ${inset}`;

/** As wide as the column and without a word in how wide that is. */
export const breakingClass = 'block w-0 min-w-full whitespace-normal wrap-anywhere';

/* Cells in front of the columns are as narrow as what they hold. */
export const leadClass = 'w-11 min-w-11 ps-[0.9375rem] pe-0';

/* Cells that stay in view while the others scroll sideways; a line parts them from what moves below. */
export const pinnedClass =
  'sticky z-1 group-data-scrolled/table:shadow-[1px_0_0_var(--q-line-2)] rtl:group-data-scrolled/table:shadow-[-1px_0_0_var(--q-line-2)]';

/** How far from the start a pinned cell rests: after the cells in front of it, 2.75rem each. */
export function pinOffset(cellsBefore: number): { insetInlineStart: string } {
  return { insetInlineStart: `${cellsBefore * 2.75}rem` };
}
