/** Puts a value into an input as if it had been typed: whoever listens to the input, a form for instance, hears it. */
export function writeInput(input: HTMLInputElement, value: string): void {
  /* React watches the element's own `value`; the prototype's setter goes past that, so that it sees a change */
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
