import { lazyPage } from '@quetzal/web-kit/boundary';
import { RequireAgent } from '@quetzal/web-kit/guards';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { ForgotPasswordPage, LoginPage, NewPasswordPage } from '#features/agent-entry/routes.tsx';
import { InvitePage, TeamPage } from '#features/downline/routes.tsx';
import { OverviewPage } from '#features/overview/routes.tsx';
import { SecurityPage } from '#features/security/routes.tsx';
import { TeamBettingPage } from '#features/team-betting/routes.tsx';
import { paths } from '#shared/paths/paths.ts';
import { PortalFrame } from './frame/portal-frame.tsx';
import { Preferences } from './frame/preferences.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { SessionCheck, SessionCheckFailed } from './session-check.tsx';

const AgentsOnlyPage = lazyPage(
  () => import('./agents-only-page.tsx'),
  (page) => page.AgentsOnlyPage,
);
const NotFoundPage = lazyPage(
  () => import('./not-found-page.tsx'),
  (page) => page.NotFoundPage,
);

/** Every address of the portal. */
export function PortalRoutes() {
  return (
    <Routes>
      <Route
        element={
          <Apart>
            <Outlet />
          </Apart>
        }
      >
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

/* A page without menus: those for who is outside, and the one that comes before all others. */
function Apart({ children }: { children: ReactNode }) {
  return (
    <PageBoundary>
      <Suspense>{children}</Suspense>
    </PageBoundary>
  );
}

function ForAgents({ children }: { children: ReactNode }) {
  return (
    <RequireAgent
      pending={<SessionCheck />}
      failed={<SessionCheckFailed />}
      otherwise={
        <Apart>
          <AgentsOnlyPage />
        </Apart>
      }
    >
      {children}
    </RequireAgent>
  );
}
