import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus to the first wrong field of a form, in the order of the page, after every attempt to send it, which
 * `attempts` counts; give the result to the form as `ref`.
 */
export function useFocusOnFirstProblem(attempts: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return form;
}
