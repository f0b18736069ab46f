import { Button } from '@quetzal/ui/button';
import { ErrorState } from '@quetzal/ui/error-state';
import { ErrorBoundary, useFailureWords, type Failure } from '@quetzal/web-kit/boundary';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Keeps a failure inside the page that failed; going elsewhere clears it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(failure) => <FailedPage failure={failure} />} onError={reportError}>
      {children}
    </ErrorBoundary>
  );
}

function FailedPage({ failure }: { failure: Failure }) {
  const { title, detail, retryLabel } = useFailureWords(failure.kind);
  return (
    <ErrorState
      title={title}
      detail={detail}
      retry={
        <Button variant="secondary" onClick={failure.retry}>
          {retryLabel}
        </Button>
      }
      className="min-h-[60dvh] content-center"
    />
  );
}
