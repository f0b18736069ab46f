import { useSession } from '@quetzal/web-kit/session';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccountHeight } from '#shared/account-frame/use-account-height.ts';
import { opensOver } from '#shared/address-params/use-overlays.ts';
import { centerShapeOf, OverlayStandIn } from './overlay-stand-in.tsx';

function afterTouches(look: () => void): () => void {
  window.addEventListener('click', look);
  return () => window.removeEventListener('click', look);
}

/**
 * The frame of what the address asks for already while the page that has it is still being drawn: that happens in slices,
 * which on a slow telephone take longer than a touch may wait for its answer.
 */
export function OverlayAhead() {
  const drawn = useLocation().search;
  const asked = useSyncExternalStore(afterTouches, () => window.location.search);
  const { status } = useSession();
  const params = new URLSearchParams(asked);
  const accountHeight = useAccountHeight(params.get('account'));
  if (asked === drawn || opensOver(drawn) || !opensOver(asked)) return null;
  if (status === 'visitor') return <OverlayStandIn shape="account" className={accountHeight} />;
  return <OverlayStandIn shape={centerShapeOf(params.get('overlay'))} />;
}
