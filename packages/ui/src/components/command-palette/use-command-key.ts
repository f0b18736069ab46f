import { useEffect, useEffectEvent } from 'react';

/** Calls `onPress` on Ctrl+K, or Cmd+K on a Mac, wherever the focus is; another letter by argument. */
export function useCommandKey(onPress: () => void, letter = 'k'): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() !== letter) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
