import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusSpin } from './focus-spin.ts';
import { useGame } from './game-context.ts';

/** In the place of reels whose script or drawings could not be fetched. The game can be played without them. */
export function StageLost({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { words } = useGame();
  const retry = useRef<HTMLButtonElement>(null);
  // With the drawing: a button that has left the page has no focus to hand on.
  useLayoutEffect(() => {
    const button = retry.current;
    return () => {
      if (button === document.activeElement) focusSpin();
    };
  }, []);
  return (
    <div className="failure stage-lost" role="alert">
      <div className="failure-card">
        <p>{words(navigator.onLine ? 'failure.internal' : 'failure.offline')}</p>
        <div className="failure-actions">
          <button type="button" className="primary-button" ref={retry} onClick={onRetry}>
            {words('failure.retry')}
          </button>
        </div>
      </div>
    </div>
  );
}
