import { ApiError } from '@quetzal/api';
import { useCallback } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorText } from './use-error-text.ts';

/**
 * Shows a refused call on a form: under the input that it concerns, which also gets the focus, when the form has that
 * input (returns null); else returns the sentence to show above the form.
 */
export function useApiErrorOnForm<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'setError' | 'getValues'>,
): (error: unknown) => string | null {
  const errorText = useErrorText();
  const { setError, getValues } = form;
  return useCallback(
    (error) => {
      const message = errorText(error);
      if (!(error instanceof ApiError) || error.field === null || !(error.field in getValues())) return message;
      setError(error.field as FieldPath<V>, { type: error.code, message }, { shouldFocus: true });
      return null;
    },
    [errorText, getValues, setError],
  );
}
