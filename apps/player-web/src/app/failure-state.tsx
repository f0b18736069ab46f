import { Button } from '@quetzal/ui/button';
import { ErrorState } from '@quetzal/ui/error-state';
import { useFailureWords, type Failure } from '@quetzal/web-kit/boundary';

/** A page that could not be shown: why, and the way to try again. */
export function FailureState({ failure }: { failure: Failure }) {
  const { title, detail, retryLabel } = useFailureWords(failure.kind);
  return (
    <ErrorState
      className="min-h-[50dvh] content-center"
      title={title}
      detail={detail}
      retry={<Button onClick={failure.retry}>{retryLabel}</Button>}
    />
  );
}
