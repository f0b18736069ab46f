/* Where there is room, all stand in one row. */
const rows = 'flex flex-wrap gap-2 *:grow *:basis-[28%] md:*:basis-18';

/**
 * Rows of small things without a hole at their end: on phones three to a row. Two that are left over grow; one that would
 * be is none, since the last four then stand two above two.
 */
export function fullRowsClass(count: number): string {
  return count > 1 && count % 3 === 1 ? `${rows} max-md:*:nth-last-[-n+4]:basis-1/3` : rows;
}
