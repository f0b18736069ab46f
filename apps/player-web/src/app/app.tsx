import { LinkProvider } from '@quetzal/ui/link';
import { ErrorBoundary } from '@quetzal/web-kit/boundary';
import { Reauthentication } from '@quetzal/web-kit/reauthentication';
import { SiteGate } from '@quetzal/web-kit/site-status';
import { FirstViewProvider, PageComesNext } from '#shared/first-view/use-first-view.tsx';
import { ShownPageProvider } from '#shared/shown-page/use-shown-page.tsx';
import { ComingIn } from './coming-in.tsx';
import { GameWindow } from './game-window.tsx';
import { Interruptions } from './interruptions.tsx';
import { LatePart } from './late-part.tsx';
import { LostPart } from './lost-part.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { NoticeOutlet } from './notice-outlet.tsx';
import { OverlayAhead } from './overlay-ahead.tsx';
import { Overlays } from './overlays.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteFrame } from './site-frame.tsx';
import { SiteRoutes } from './site-routes.tsx';

/** The site: frame, pages, what opens over them, what comes in live. */
export function App() {
  return (
    <ErrorBoundary fallback={(failure) => <LostPart failure={failure} />}>
      <LinkProvider component={RouterLink}>
        <SiteGate>
          <FirstViewProvider>
            <ShownPageProvider>
              <SiteFrame>
                <SiteRoutes />
              </SiteFrame>
              <GameWindow />
            </ShownPageProvider>
            <OverlayAhead />
            <LatePart lost={<PageComesNext />}>
              <Overlays />
            </LatePart>
          </FirstViewProvider>
          <LatePart>
            <ComingIn />
          </LatePart>
          <LatePart>
            <Interruptions />
          </LatePart>
        </SiteGate>
        <Reauthentication />
        <LiveUpdates />
        <NoticeOutlet />
      </LinkProvider>
    </ErrorBoundary>
  );
}
