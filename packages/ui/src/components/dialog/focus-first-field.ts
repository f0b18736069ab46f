import { isPointerFine } from '../../media/fine-pointer.ts';

/** What is typed into, chosen from or moved by keys, which a puzzle is before it has come; ticks and files are no beginning. */
const fields = [
  'input:not([type=radio], [type=checkbox], [type=file], :disabled)',
  'textarea:not(:disabled)',
  'button[role=combobox]:not(:disabled)',
  '[role=slider]',
].join(',');

/**
 * Puts the focus of a dialog that opens into its first field rather than on the closing button.
 * On touch screens it stays where it is, since a keyboard would cover what the dialog says.
 */
export function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement) || !isPointerFine()) return;
  const field = event.currentTarget.querySelector<HTMLElement>(fields);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
