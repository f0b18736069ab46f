import { RequireAgent } from '@quetzal/web-kit/guards';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoginPage } from '#features/agent-entry/routes.tsx';
import { InvitePage, TeamPage } from '#features/downline/routes.tsx';
import { OverviewPage } from '#features/overview/routes.tsx';
import { TeamBettingPage } from '#features/team-betting/routes.tsx';
import { paths } from '#shared/paths/paths.ts';
import { AgentsOnlyPage } from './agents-only-page.tsx';
import { PortalFrame } from './frame/portal-frame.tsx';
import { Preferences } from './frame/preferences.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { SessionCheck, SessionCheckFailed } from './session-check.tsx';

/** Every address of the portal. */
export function PortalRoutes() {
  return (
    <Routes>
      <Route
        path={paths.login}
        element={
          <PageBoundary>
            <Suspense>
              <LoginPage preferences={<Preferences />} />
            </Suspense>
          </PageBoundary>
        }
      />
      <Route
        element={
          <RequireAgent pending={<SessionCheck />} failed={<SessionCheckFailed />} otherwise={<AgentsOnlyPage />}>
            <PortalFrame />
          </RequireAgent>
        }
      >
        <Route index element={<Navigate to={paths.overview} replace />} />
        <Route path={paths.overview} element={<OverviewPage />} />
        <Route path={paths.register} element={<InvitePage />} />
        <Route path={paths.team} element={<TeamPage />} />
        <Route path={paths.bets} element={<TeamBettingPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
