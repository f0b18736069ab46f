import { isPointerFine } from '../../media/fine-pointer.ts';

/**
 * What is typed into, chosen from or moved by keys, which a puzzle is before it has come; ticks, files and what can only be
 * read are no beginning.
 */
const fields = [
  'input:not([type=radio], [type=checkbox], [type=file], [readonly], :disabled)',
  'textarea:not([readonly], :disabled)',
  'button[role=combobox]:not(:disabled)',
  '[role=slider]',
].join(',');

/** The field in which somebody with a mouse begins; on touch screens none, since a keyboard would cover what the dialog says. */
export function firstFieldOf(dialog: HTMLElement): HTMLElement | null {
  return isPointerFine() ? dialog.querySelector<HTMLElement>(fields) : null;
}

/** Puts the focus of a dialog that opens into its first field rather than on the closing button. */
export function focusFirstField(event: Event): void {
  const field = event.currentTarget instanceof HTMLElement ? firstFieldOf(event.currentTarget) : null;
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
