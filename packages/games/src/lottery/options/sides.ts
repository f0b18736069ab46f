/** Big or small and odd or even. */
export function sidesOf(value: number, big: number): readonly [string, string] {
  return [value >= big ? 'big' : 'small', value % 2 === 1 ? 'odd' : 'even'];
}

/** Both sides at once, such as `big-odd`. */
export function pairOfSides(value: number, big: number): string {
  return sidesOf(value, big).join('-');
}
