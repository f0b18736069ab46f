import { useEffect, useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

// A refusal leaves the screen as it is: there is nothing to tell.
const leaveFullScreen = () => void document.exitFullscreen().catch(() => undefined);

/**
 * Gives the whole screen to the document, where the browser can (phones by Apple cannot); the game then lies over the rest
 * of it. An element of its own would hide whatever opens over the game: rules, deposits, notices. It ends with the game.
 */
export function useFullScreen() {
  const isOn = useSyncExternalStore(subscribe, () => document.documentElement.matches(':fullscreen'));
  useEffect(
    () => () => {
      if (document.fullscreenElement !== null) leaveFullScreen();
    },
    [],
  );
  const toggle = () => {
    if (isOn) leaveFullScreen();
    else void document.documentElement.requestFullscreen().catch(() => undefined);
  };
  return { isOn, toggle, isPossible: document.fullscreenEnabled };
}
