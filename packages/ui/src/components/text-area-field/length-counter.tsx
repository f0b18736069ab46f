import { useEffect, useState } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Num } from '../num/num.tsx';
import { countCharacters } from './count-characters.ts';

interface LengthCounterProps {
  text: string;
  lengthMax: number;
  remainingText?: ((remaining: number) => string) | undefined;
  locale: string;
}

const restMs = 600;

/* Seen all the time; said only near the limit, once the typing rests. */
export function LengthCounter({ text, lengthMax, remainingText, locale }: LengthCounterProps) {
  const length = countCharacters(text);
  const remaining = lengthMax - useRested(length);
  const isNear = remaining <= Math.max(10, lengthMax / 10);
  const { format } = new Intl.NumberFormat(locale);
  return (
    <>
      <Num
        aria-hidden="true"
        data-slot="length-counter"
        className={cn(length > lengthMax && 'font-semibold text-danger-text')}
      >
        {format(length)}/{format(lengthMax)}
      </Num>
      <span role="status" className="sr-only">
        {isNear && remainingText?.(remaining)}
      </span>
    </>
  );
}

function useRested(length: number): number {
  const [rested, setRested] = useState(length);
  useEffect(() => {
    const timer = setTimeout(() => setRested(length), restMs);
    return () => clearTimeout(timer);
  }, [length]);
  return rested;
}
