import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/**
 * The text of a field that is a filter of the address, and how to change it. The address learns of it when the person
 * pauses, so that not every letter is a call; `value` is what the address says.
 */
export function useTypedFilter(value: string, onTyped: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Not what was typed here a moment ago: the back button, a link, cleared filters.
    if (value !== told) {
      setTold(value);
      setText(value);
    }
  }
  const tell = useEffectEvent((typed: string) => {
    if (typed === told) return;
    setTold(typed);
    onTyped(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
