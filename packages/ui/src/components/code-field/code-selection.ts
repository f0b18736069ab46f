import type { KeyboardEvent, MouseEvent } from 'react';

/** The selected part of the code, as positions between digits. */
export interface BoxRange {
  from: number;
  to: number;
}

/** What is selected in the input. */
export function rangeOf({ selectionStart, selectionEnd }: HTMLInputElement): BoxRange {
  return { from: selectionStart ?? 0, to: selectionEnd ?? 0 };
}

/** Which box lies under the pointer. */
export function boxAt({ currentTarget, clientX }: MouseEvent<HTMLInputElement>, length: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(length - 1, Math.max(0, Math.floor(((clientX - left) / width) * length)));
}

/** Selects the digit of a box, so that the next one typed replaces it; beyond the last digit only the caret goes there. */
export function selectBox(input: HTMLInputElement, box: number): void {
  const start = Math.min(box, input.value.length);
  const end = Math.min(start + 1, input.value.length);
  if (input.selectionStart !== start || input.selectionEnd !== end) input.setSelectionRange(start, end);
}

/** Arrows go from box to box: the browser's own would only collapse the selection of one digit. */
export function moveInBoxes(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  const input = event.currentTarget;
  const box = input.selectionStart ?? 0;
  const target = { ArrowLeft: box - 1, ArrowRight: box + 1, Home: 0, End: input.value.length }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  selectBox(input, Math.max(0, target));
}
