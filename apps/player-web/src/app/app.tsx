import { LinkProvider } from '@quetzal/ui/link';
import { Suspense } from 'react';
import { LiveUpdates } from './live-updates.tsx';
import { NoticeOutlet } from './notice-outlet.tsx';
import { Overlays } from './overlays.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteFrame } from './site-frame.tsx';
import { SiteRoutes } from './site-routes.tsx';
import { SiteStatusGate } from './site-status-gate.tsx';

/** The site: frame, pages, what opens over them, what comes in live. */
export function App() {
  return (
    <LinkProvider component={RouterLink}>
      <SiteStatusGate>
        <SiteFrame>
          <SiteRoutes />
        </SiteFrame>
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      </SiteStatusGate>
      <LiveUpdates />
      <NoticeOutlet />
    </LinkProvider>
  );
}
