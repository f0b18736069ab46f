import { useSession } from '@quetzal/web-kit/session';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { OverlayStandIn } from './overlay-stand-in.tsx';

/** Where drawing takes less than this, what was asked for moves in by itself. */
const patienceMs = 40;

const opensOver = (search: string) => /[?&](account|overlay)=/.test(search);

function afterTouches(look: () => void): () => void {
  const listener = () => setTimeout(look, patienceMs);
  window.addEventListener('click', listener);
  return () => window.removeEventListener('click', listener);
}

/**
 * The frame of what the address asks for already while the page that has it is still being drawn: that happens in slices,
 * which on a slow telephone take longer than a touch may wait for its answer.
 */
export function OverlayAhead() {
  const drawn = useLocation().search;
  const asked = useSyncExternalStore(afterTouches, () => window.location.search);
  const { status } = useSession();
  if (asked === drawn || opensOver(drawn) || !opensOver(asked)) return null;
  return <OverlayStandIn shape={status === 'visitor' ? 'account' : 'center'} />;
}
