import { useRef } from 'react';

const pauseMs = 700;

/** Collects the letters that are typed one after the other; after a pause they begin anew. */
export function useTypedLetters(): (key: string) => string {
  const typed = useRef({ letters: '', at: 0 });
  return (key) => {
    if (!/^\S$/u.test(key)) return '';
    const now = performance.now();
    const letters = now - typed.current.at > pauseMs ? key : typed.current.letters + key;
    typed.current = { letters, at: now };
    return letters;
  };
}
