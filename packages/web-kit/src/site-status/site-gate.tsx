import { Suspense, type ReactNode } from 'react';
import { lazyPage } from '../boundary/index.ts';
import { useSocketEvent } from '../socket/index.ts';
import { useSiteStatus } from './site-status.queries.ts';

const ClosedScreen = lazyPage(
  () => import('./closed-screen.tsx'),
  (module) => module.ClosedScreen,
);

/** Shows the site, unless it is under maintenance or may not be offered where the visitor is; also when that comes meanwhile. */
export function SiteGate({ children }: { children: ReactNode }) {
  const { status, ask, isAsking } = useSiteStatus();
  useSocketEvent('site.changed', () => void ask());
  if (status.status === 0) return children;
  return (
    <Suspense>
      <ClosedScreen status={status} onAsk={() => void ask()} isAsking={isAsking} />
    </Suspense>
  );
}
