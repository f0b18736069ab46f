import { RequireAgent } from '@quetzal/web-kit/guards';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { ForgotPasswordPage, LoginPage, NewPasswordPage } from '#features/agent-entry/routes.tsx';
import { InvitePage, TeamPage } from '#features/downline/routes.tsx';
import { OverviewPage } from '#features/overview/routes.tsx';
import { SecurityPage } from '#features/security/routes.tsx';
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
      <Route element={<Door />}>
        <Route path={paths.login} element={<LoginPage preferences={<Preferences />} />} />
        <Route path={paths.forgot} element={<ForgotPasswordPage preferences={<Preferences />} />} />
        <Route
          path={paths.newPassword}
          element={
            <ForAgents>
              <NewPasswordPage preferences={<Preferences />} />
            </ForAgents>
          }
        />
      </Route>
      <Route
        element={
          <ForAgents>
            <PortalFrame />
          </ForAgents>
        }
      >
        <Route index element={<Navigate to={paths.overview} replace />} />
        <Route path={paths.overview} element={<OverviewPage />} />
        <Route path={paths.register} element={<InvitePage />} />
        <Route path={paths.team} element={<TeamPage />} />
        <Route path={paths.bets} element={<TeamBettingPage />} />
        <Route path={paths.security} element={<SecurityPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/* The pages that are open to who is outside, and the one that comes before all others. */
function Door() {
  return (
    <PageBoundary>
      <Suspense>
        <Outlet />
      </Suspense>
    </PageBoundary>
  );
}

function ForAgents({ children }: { children: ReactNode }) {
  return (
    <RequireAgent pending={<SessionCheck />} failed={<SessionCheckFailed />} otherwise={<AgentsOnlyPage />}>
      {children}
    </RequireAgent>
  );
}
