import { ErrorBoundary } from '@quetzal/web-kit/boundary';
import { Suspense, type ReactNode } from 'react';
import { LostPart } from './lost-part.tsx';

interface LatePartProps {
  /** Takes the place of the part until it is there. */
  standIn?: ReactNode;
  /** Stands there when the part does not come, beside what says so; the stand-in when left out. */
  lost?: ReactNode;
  children: ReactNode;
}

/** A part of the page whose script comes after the page. When it fails, the rest of the page stays. */
export function LatePart({ standIn = null, lost = standIn, children }: LatePartProps) {
  return (
    <ErrorBoundary
      fallback={(failure) => (
        <>
          {lost}
          <LostPart failure={failure} />
        </>
      )}
    >
      <Suspense fallback={standIn}>{children}</Suspense>
    </ErrorBoundary>
  );
}
