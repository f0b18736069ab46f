import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../session/index.ts';

interface GuardProps {
  children: ReactNode;
  /** Shown while a stored token is being looked up. */
  pending?: ReactNode;
  /** Shown when the lookup failed because the server cannot be reached; offer `refreshMember` of the session there. */
  failed?: ReactNode;
}

/** Where a visitor wanted to go, as `location.state` of the login route; use it after the login. */
export interface LoginState {
  from: string;
}

/** Shows its children to whoever is logged in; sends visitors to `/login`. */
export function RequireSession({ children, pending = null, failed = pending }: GuardProps) {
  const { status, lookupError } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'visitor')
    return <Navigate to="/login" replace state={{ from: pathname + search } satisfies LoginState} />;
  if (lookupError !== undefined) return failed;
  return status === 'checking' ? pending : children;
}

/** Shows its children to agents; sends visitors to `/login` and shows `otherwise` to members who are not agents. */
export function RequireAgent({
  children,
  pending = null,
  failed = pending,
  otherwise,
}: GuardProps & { otherwise: ReactNode }) {
  const { status } = useSession();
  return (
    <RequireSession pending={pending} failed={failed}>
      {status === 'agent' ? children : otherwise}
    </RequireSession>
  );
}
