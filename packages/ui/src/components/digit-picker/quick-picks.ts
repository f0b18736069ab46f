export type QuickPick = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear';

/** The order in which quick picks stand. */
export const quickPicks: readonly QuickPick[] = ['all', 'big', 'small', 'odd', 'even', 'clear'];

/** The numbers that a quick pick takes; big is the upper half of them. */
export function numbersOf(pick: QuickPick, numbers: readonly number[]): number[] {
  const half = Math.ceil(numbers.length / 2);
  switch (pick) {
    case 'all':
      return [...numbers];
    case 'small':
      return numbers.slice(0, half);
    case 'big':
      return numbers.slice(half);
    case 'odd':
      return numbers.filter((number) => number % 2 === 1);
    case 'even':
      return numbers.filter((number) => number % 2 === 0);
    case 'clear':
      return [];
  }
}
