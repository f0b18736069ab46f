import type { Site } from '#modules/site';
import { enter, type EntryDeps } from './enter.ts';
import { identityErrors } from './identity.errors.ts';
import type { LoggedIn, LoginOrigin, LoginVerification } from './login.model.ts';

/** One attempt by the token of a remembered browser. Refuses with `identity.not_remembered`, whatever the reason. */
export async function logInRemembered(
  deps: EntryDeps,
  site: Site,
  token: string,
  { origin, language }: { origin: LoginOrigin; language: string },
): Promise<LoggedIn | LoginVerification> {
  const { db, members, rememberedBrowsers } = deps;
  const found = await rememberedBrowsers.redeem(site.id, token);
  const member = found && (await members.byId(db, found.memberId));
  if (found === undefined || member?.state !== 'active') throw identityErrors.notRemembered();
  const { side, remembered } = found;
  return enter(deps, { site, member, side, origin, language, rememberMe: true, way: 'remembered', remembered });
}
