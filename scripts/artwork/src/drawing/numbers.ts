/** A length with one decimal: finer steps cost bytes and nobody sees them. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A share, such as an opacity, with two decimals. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** The whole numbers from 0 to `count - 1`, each made into something. */
export function times<Made>(count: number, make: (index: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
