import { useSession } from '@quetzal/web-kit/session';
import { useSocketEvent } from '@quetzal/web-kit/socket';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths/paths.ts';
import { begunBreak } from './begun-break.ts';
import { PreviousLogin } from './previous-login.tsx';
import { useForcedPassword } from './use-forced-password.ts';

/**
 * What an agent has to do or know first: a password that was given to them or has run out must be replaced, also by who
 * reloaded the page; and when and from where the account was opened before. It hears why a session is about to end, too.
 */
export function AfterLogin() {
  const { lastLogin } = useSession();
  const { pathname, search } = useLocation();
  const { reason } = useForcedPassword();
  useEffect(() => begunBreak.forget(), []);
  useSocketEvent('break.began', begunBreak.hear);
  if (reason !== null) return <Navigate to={paths.newPassword} state={{ from: pathname + search }} replace />;
  const previous = lastLogin?.previousLogin;
  return previous === undefined ? null : <PreviousLogin key={previous.at} {...previous} />;
}
