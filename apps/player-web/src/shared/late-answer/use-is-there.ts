import { useEffect, useRef } from 'react';

/** Tells whether what called is still on the page: an answer that comes later must not take anybody back to it. */
export function useIsThere(): () => boolean {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}
