import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { firstFieldOf } from './focus-first-field.ts';

/**
 * What a dialog or a sheet contains. If it has to wait, for words or for a part that is fetched, the panel stays: taken away
 * by whatever waits around it, it would fight for the focus with the panel below.
 */
export function LateContent({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Waiting />}>{children}</Suspense>;
}

function Waiting() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest<HTMLElement>('[data-slot=dialog]');
    // Where the focus of a dialog rests that has nothing else yet, until its first field has come.
    return () => {
      const { activeElement: now } = document;
      if (dialog && (now === dialog || now === dialog.querySelector('button'))) firstFieldOf(dialog)?.focus();
    };
  }, []);
  return (
    <div ref={place} aria-busy="true">
      <Skeleton className="h-40" />
    </div>
  );
}
