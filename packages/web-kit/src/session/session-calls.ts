import { unwrap, type Api } from '@quetzal/api';
import type { LoginValue, MemberInfo } from './member.ts';

/** How long leaving waits for the server, in milliseconds. */
const logoutWaitMsMax = 3000;

/** Asks the server who is logged in. */
export function fetchMember(api: Api, signal?: AbortSignal): Promise<MemberInfo> {
  return unwrap(api.GET('/wps/member/info', signal === undefined ? {} : { signal }));
}

/** Asks for a session without an account, to play for nothing. */
export function logInForFree(api: Api): Promise<LoginValue> {
  return unwrap(api.POST('/wps/session/login/freeplay'));
}

/** Tells the server which language a member chose, by wire code. */
export async function saveMemberLanguage(api: Api, language: string): Promise<void> {
  await unwrap(api.PUT('/wps/member/language', { body: { language } }));
}

/** Tells the server that the person leaves. A server that does not answer must not keep them logged in here. */
export async function endSessionOnServer(api: Api): Promise<void> {
  const call = api.DELETE('/wps/session/logout', { signal: AbortSignal.timeout(logoutWaitMsMax) });
  await unwrap(call).catch(() => undefined);
}
