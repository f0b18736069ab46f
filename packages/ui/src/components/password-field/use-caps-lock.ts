import { useState, type KeyboardEvent } from 'react';

/* Browsers tell the state of Caps Lock only with a key, and only after the key itself has been let go. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  return {
    isOn,
    watch: (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock')),
    forget: () => setOn(false),
  };
}
