import { useSession } from '@quetzal/web-kit/session';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { isGamePath } from '#shared/addresses/addresses.ts';
import { useStay } from '#shared/stay/stay.queries.ts';
import { interruptionOf } from '#shared/stay/stay.ts';
import { RealityCheckDialog } from './reality-check-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { SessionOverDialog } from './session-over-dialog.tsx';
import { useBreakElsewhere } from './use-break-elsewhere.ts';

/**
 * What interrupts a member, one thing at a time: the end of their session's time, a reality check, and, away from games, the
 * question for a look at their limits. Stands back while the personal centre is open. Shows `children` once nothing of that
 * is to be said. A break that begins elsewhere is said at any time.
 */
export function PlayWatch({ children }: { children?: ReactNode }) {
  useBreakElsewhere();
  const known = useStay();
  const { logout } = useSession();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const center = usePersonalCenter();
  const [leftAlone, setLeftAlone] = useState<string | null>(null);
  const isPlaying = isGamePath(pathname);
  // A demo is played for nothing: no time of it counts, and nothing there is to be stopped.
  const isDemo = isPlaying && params.get('demo') === '1';
  if (known === undefined || center.isOpen || isDemo) return null;

  const { stay } = known;
  const interruption = interruptionOf(stay);
  const ways = {
    ...known,
    onRecords: () => center.show('personalHistoryCopy'),
    onLimits: () => center.show('limits'),
    onSignOut: async () => {
      await navigate('/');
      await logout();
    },
  };
  if (interruption === 'over') {
    // Away from games it has been said once; at a game it is said each time.
    if (!isPlaying && leftAlone === stay.startedAt) return null;
    const stayWithoutPlaying = () => {
      setLeftAlone(stay.startedAt);
      if (isPlaying) void navigate('/');
    };
    return <SessionOverDialog {...ways} onStay={stayWithoutPlaying} />;
  }
  if (interruption === 'check') return <RealityCheckDialog {...ways} onSignOut={() => void ways.onSignOut()} />;
  if (isPlaying) return null;
  return stay.review.isDue ? <ReviewDialog onChange={ways.onLimits} /> : children;
}
