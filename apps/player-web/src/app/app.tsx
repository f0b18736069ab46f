import { LinkProvider } from '@quetzal/ui/link';
import { ErrorBoundary } from '@quetzal/web-kit/boundary';
import { LatePart } from './late-part.tsx';
import { LostPart } from './lost-part.tsx';
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
    <ErrorBoundary fallback={(failure) => <LostPart failure={failure} />}>
      <LinkProvider component={RouterLink}>
        <SiteStatusGate>
          <SiteFrame>
            <SiteRoutes />
          </SiteFrame>
          <LatePart>
            <Overlays />
          </LatePart>
        </SiteStatusGate>
        <LiveUpdates />
        <NoticeOutlet />
      </LinkProvider>
    </ErrorBoundary>
  );
}
