import { useSyncExternalStore, type RefObject } from 'react';

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

/** Shows an element on the whole screen, where the browser can (phones by Apple cannot). */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = () => {
    // A refusal leaves the page as it is: there is nothing to tell.
    if (isOn) void document.exitFullscreen().catch(() => undefined);
    else void element.current?.requestFullscreen().catch(() => undefined);
  };
  return { isOn, toggle, isPossible: document.fullscreenEnabled };
}
