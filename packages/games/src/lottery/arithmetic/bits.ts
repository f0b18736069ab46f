/** A set of small numbers (0..31): number v is in the set when bit v is 1. */
export type Mask = number;

export function maskOf(numbers: readonly number[]): Mask {
  let mask = 0;
  for (const number of numbers) mask |= 1 << number;
  return mask;
}

export function has(mask: Mask, number: number): boolean {
  return ((mask >>> number) & 1) === 1;
}

/** How many numbers the set has. */
export function sizeOf(mask: Mask): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether every number of `part` is in `whole`. */
export function isWithin(part: Mask, whole: Mask): boolean {
  return (part & ~whole) === 0;
}

/** The numbers of the set, ascending. */
export function numbersOf(mask: Mask): number[] {
  const numbers: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) numbers.push(31 - Math.clz32(rest & -rest));
  return numbers;
}
