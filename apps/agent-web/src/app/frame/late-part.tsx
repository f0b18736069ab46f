import { ErrorBoundary } from '@quetzal/web-kit/boundary';
import { Suspense, type ReactNode } from 'react';

interface LatePartProps {
  /** Takes the place of the part until its script is there, and when it cannot be had: the page around it stays. */
  standIn?: ReactNode;
  children: ReactNode;
}

/** A part of the frame whose script comes after the first paint. */
export function LatePart({ standIn = null, children }: LatePartProps) {
  return (
    <ErrorBoundary fallback={() => standIn} onError={reportError}>
      <Suspense fallback={standIn}>{children}</Suspense>
    </ErrorBoundary>
  );
}
