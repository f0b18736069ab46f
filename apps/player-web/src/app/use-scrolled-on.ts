import { useEffect, useState } from 'react';

/** Smaller movements are those of a finger at rest. */
const stepPx = 8;

/** True after the page was scrolled towards its end, until it is scrolled back: what floats over it steps aside meanwhile. */
export function useScrolledOn(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < stepPx) return;
      last = window.scrollY;
      setOn(moved > 0);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isOn;
}
