import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useApi } from '../api/index.ts';
import { forgetPrivateQueries, untilKnown } from '../query/index.ts';
import {
  statusOf,
  type LastLogin,
  type LoginManner,
  type LoginValue,
  type MemberInfo,
  type SessionStatus,
} from './member.ts';
import { endSessionOnServer, fetchMember } from './session-calls.ts';
import type { SessionEnd, SessionStore } from './session-store.ts';

/** The session of whoever is looking at the site. */
export interface Session {
  status: SessionStatus;
  /** True from the moment there is a token, also while it is being looked up. */
  isLoggedIn: boolean;
  /** True for somebody known who has an account of their own, as member or agent; not on trial. */
  hasAccount: boolean;
  member: MemberInfo | null;
  /**
   * Why a stored token could not be looked up, undefined unless it could not: it is asked again by itself, and by
   * `refreshMember` at once. Null meanwhile, so that what says so stays where it is.
   */
  lookupError: unknown;
  /** What the last login said about the password and a first visit; null after a reload. */
  lastLogin: LastLogin | null;
  /** How the last session ended, for a message; null before one did. */
  end: SessionEnd | null;
  /** Starts the session that a login or registration answered with; settles when the member is known. */
  login: (value: LoginValue, manner?: LoginManner) => Promise<MemberInfo>;
  /** The one-time ticket that the address brought; a login takes it away. */
  arrivalTicket: string | null;
  /** Puts away a ticket that is good for nothing: whoever brought it is a visitor. */
  dropArrival: () => void;
  /** The password is a new one: what the last login said against the old one is settled. */
  settlePassword: () => void;
  /** Ends the session here and on the server, and forgets what it had loaded. Never rejects. */
  logout: () => Promise<void>;
  /** Asks again who is logged in, after a change of profile or password. */
  refreshMember: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Query key of the member who is logged in. */
export const memberInfoKey = ['member', 'info'] as const;

/** Gives the session to everything inside; needs the API and query providers around it. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  const api = useApi();
  const queries = useQueryClient();
  const token = useSyncExternalStore(store.subscribe, store.token);
  const end = useSyncExternalStore(store.subscribe, store.end);
  const arrivalTicket = useSyncExternalStore(store.subscribe, store.ticket);
  const [lastLogin, setLastLogin] = useState<LastLogin | null>(null);
  const found = useQuery({
    queryKey: [...memberInfoKey, token],
    queryFn: ({ signal }) => fetchMember(api, signal),
    enabled: token !== null,
    staleTime: 60_000,
    ...untilKnown,
  });
  const member = token === null ? null : (found.data ?? null);

  const lookupError = token !== null && member === null && found.isFetched ? found.error : undefined;

  const login = useCallback(
    async ({ token: next, ...rest }: LoginValue, manner: LoginManner = { way: 'password' }) => {
      forgetPrivateQueries(queries);
      setLastLogin({ ...rest, ...manner });
      store.start(next, manner.way);
      return queries.fetchQuery({
        queryKey: [...memberInfoKey, next],
        queryFn: ({ signal }) => fetchMember(api, signal),
      });
    },
    [api, queries, store],
  );
  const logout = useCallback(async () => {
    // The live line can tell of the end before the answer does.
    store.leave();
    await endSessionOnServer(api);
    store.clear('logout');
    setLastLogin(null);
    forgetPrivateQueries(queries);
  }, [api, queries, store]);
  const refreshMember = useCallback(() => queries.invalidateQueries({ queryKey: memberInfoKey }), [queries]);

  useEffect(() => {
    // A step back can show a page as it was left, after another page of this tab ended its session or began one.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || store.token() === token) return;
      setLastLogin(null);
      store.lookAgain();
      forgetPrivateQueries(queries);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [queries, store, token]);

  const settlePassword = useCallback(() => setLastLogin(withoutPassword), []);
  const changes = useMemo(
    () => ({ login, logout, refreshMember, settlePassword, dropArrival: store.dropTicket }),
    [login, logout, refreshMember, settlePassword, store],
  );
  const session = useMemo<Session>(() => {
    const isVisitor = token === null && arrivalTicket === null;
    const status = isVisitor ? 'visitor' : member === null ? 'checking' : statusOf(member);
    return {
      status,
      isLoggedIn: token !== null,
      hasAccount: status === 'member' || status === 'agent',
      member,
      lookupError,
      lastLogin,
      end,
      arrivalTicket,
      ...changes,
    };
  }, [token, member, lookupError, lastLogin, end, arrivalTicket, changes]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session; throws outside of `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider around it');
  return session;
}

function withoutPassword(last: LastLogin | null): LastLogin | null {
  if (last === null) return null;
  const { password: _typed, ...rest } = last;
  return { ...rest, passwordExpired: false, passwordIsDefault: false };
}
