import type { BaseSyntheticEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';

/**
 * Brings the focus to the first wrong field in the order of the page; goes to `handleSubmit` as what to do with an invalid
 * form. react-hook-form itself takes the field that was registered first, and the fields of a part are registered after
 * those of the form around it: where a form has such parts, switch that off with `shouldFocusError: false`.
 */
export function focusFirstWrong(errors: FieldErrors, event?: BaseSyntheticEvent): void {
  if (!(event?.target instanceof HTMLFormElement)) return;
  for (const field of event.target.elements) {
    if (field instanceof HTMLInputElement && field.name in errors) return field.focus();
  }
}
