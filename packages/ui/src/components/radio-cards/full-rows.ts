/* Five are three above two, four are two above two. Where there is room, all stand in one row. */
const rows = 'flex flex-wrap gap-2 *:grow md:*:basis-18';

/** Rows of small things without a hole at their end: on phones three to a row, of four things two, and the last row grows. */
export function fullRowsClass(count: number): string {
  return `${rows} ${count === 4 ? '*:basis-1/3' : '*:basis-[28%]'}`;
}
