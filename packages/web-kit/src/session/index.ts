export { createSessionStore, takeTicketFromAddress, type SessionEnd, type SessionStore } from './session-store.ts';
export { memberInfoKey, SessionProvider, useSession, type Session } from './provider.tsx';
export {
  statusOf,
  type LastLogin,
  type LoginManner,
  type LoginValue,
  type MemberInfo,
  type SessionStatus,
} from './member.ts';
export { logInForFree, saveMemberLanguage } from './session-calls.ts';
export { wasTrial } from './was-trial.ts';
