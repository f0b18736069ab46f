import { Suspense, type ReactNode } from 'react';
import { lazyPage } from '../boundary/index.ts';
import { useSocketEvent } from '../socket/index.ts';
import { useSiteStatus } from './site-status.queries.ts';

const ClosedScreen = lazyPage(
  () => import('./closed-screen.tsx'),
  (module) => module.ClosedScreen,
);

interface SiteGateProps {
  /** Turns true when the page may spend a call on asking: what the page came with is known without one. */
  isAsking: boolean;
  children: ReactNode;
}

/** Shows the site, unless it is under maintenance or may not be offered where the visitor is; also when that comes meanwhile. */
export function SiteGate({ isAsking: isNeeded, children }: SiteGateProps) {
  const { status, ask, isAsking } = useSiteStatus(isNeeded);
  useSocketEvent('site.changed', () => void ask());
  if (status.status === 0) return children;
  return (
    <Suspense>
      <ClosedScreen status={status} onAsk={() => void ask()} isAsking={isAsking} />
    </Suspense>
  );
}
