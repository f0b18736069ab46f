/** Gives the focus to the spin button when the control that had it goes away, so that the keyboard keeps its place. */
export function focusSpin(): void {
  document.querySelector<HTMLElement>('.spin-button')?.focus();
}
