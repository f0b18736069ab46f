import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus to an input as soon as there is something wrong with it; give the result to it as `ref`. With every
 * other `attempt` the focus comes back to what is still wrong.
 */
export function useFocusOnProblem(problem: unknown, attempt?: unknown): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const isWrong = problem !== null && problem !== false && problem !== undefined;
  useEffect(() => {
    if (isWrong) input.current?.focus();
  }, [isWrong, attempt]);
  return input;
}
