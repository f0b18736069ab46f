import { useSyncExternalStore } from 'react';
import { useAfterPaint } from './use-after-paint.ts';

const signs = ['pointermove', 'pointerdown', 'click', 'keydown'] as const;

let isSeen = false;

function subscribe(onSign: () => void): () => void {
  const see = () => {
    isSeen = true;
    onSign();
  };
  for (const sign of signs) window.addEventListener(sign, see, { capture: true, once: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, see, { capture: true });
  };
}

/**
 * Turns true when the page has been painted and somebody has moved, touched or pressed anything since it was loaded: what only
 * a press shows is fetched then. A telephone that shows the page and is put away has not paid for it.
 */
export function useSignOfLife(): boolean {
  const isPainted = useAfterPaint();
  const isAlive = useSyncExternalStore(subscribe, () => isSeen);
  return isPainted && isAlive;
}
