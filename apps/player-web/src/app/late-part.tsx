import { ErrorBoundary } from '@quetzal/web-kit/boundary';
import { Suspense, type ReactNode } from 'react';
import { LostPart } from './lost-part.tsx';

interface LatePartProps {
  /** Takes the place of the part until it is there, and when it does not come. */
  standIn?: ReactNode;
  children: ReactNode;
}

/** A part of the page whose script comes after the page. When it fails, the rest of the page stays. */
export function LatePart({ standIn = null, children }: LatePartProps) {
  return (
    <ErrorBoundary
      fallback={(failure) => (
        <>
          {standIn}
          <LostPart failure={failure} />
        </>
      )}
    >
      <Suspense fallback={standIn}>{children}</Suspense>
    </ErrorBoundary>
  );
}
