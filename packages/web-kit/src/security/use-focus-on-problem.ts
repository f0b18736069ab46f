import { useEffect, useRef, type RefObject } from 'react';

/** Brings the focus to an input as soon as there is something wrong with it; give the result to it as `ref`. */
export function useFocusOnProblem(problem: unknown): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const isWrong = problem !== null && problem !== false && problem !== undefined;
  useEffect(() => {
    if (isWrong) input.current?.focus();
  }, [isWrong]);
  return input;
}
