import { useSyncExternalStore } from 'react';

const signs = ['pointermove', 'pointerdown', 'click', 'keydown'] as const;

let isSeen = false;

function subscribe(onSign: () => void): () => void {
  const listening = { capture: true };
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, see as EventListener, listening);
  };
  const see = ({ type, movementX, movementY }: MouseEvent) => {
    // A browser tells a pointer that rests of a move too, when the page moves under it.
    if (type === 'pointermove' && !movementX && !movementY) return;
    isSeen = true;
    stop();
    onSign();
  };
  if (!isSeen) for (const sign of signs) window.addEventListener(sign, see as EventListener, listening);
  return stop;
}

/**
 * Turns true when somebody has moved, touched or pressed anything since the page was loaded: what only a press shows is fetched
 * then. A telephone that shows the page and is put away has not paid for it.
 */
export function useSignOfLife(): boolean {
  return useSyncExternalStore(subscribe, () => isSeen);
}
