/**
 * Changes something in the moment of the next click: what a page asks for by itself before, as a part that comes late
 * does, still gets the answer of before.
 */
export function withNextClick(change: () => void): void {
  document.addEventListener('click', change, { capture: true, once: true });
}
