/** Classes of prizes in the order of the draw: name, how many numbers, digits of each. */
export type PrizeSchema = readonly (readonly [name: string, count: number, digits: number])[];

/** How many prizes of the named classes have at least so many digits. */
export function prizesWith(schema: PrizeSchema, source: readonly string[], digits: number): number {
  let prizes = 0;
  for (const [name, count, length] of schema) {
    if (source.includes(name) && length >= digits) prizes += count;
  }
  return prizes;
}
