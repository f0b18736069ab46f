/** Media query of what is below the breakpoint `md`: telephones, and pages that are zoomed far in. */
export const narrow = '(width < 48rem)';

/** Whether the window is `narrow` right now. */
export function isNarrow(): boolean {
  return matchMedia(narrow).matches;
}
