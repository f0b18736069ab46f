import type { ReactNode } from 'react';
import { useGame } from './game-context.ts';

/** In the place of reels whose script or drawings could not be fetched. The game can be played without them. */
export function StageLost({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { words } = useGame();
  return (
    <div className="failure stage-lost" role="alert">
      <div className="failure-card">
        <p>{words(navigator.onLine ? 'failure.internal' : 'failure.offline')}</p>
        <div className="failure-actions">
          <button type="button" className="primary-button" onClick={onRetry}>
            {words('failure.retry')}
          </button>
        </div>
      </div>
    </div>
  );
}
