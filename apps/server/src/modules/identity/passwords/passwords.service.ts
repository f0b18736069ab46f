import type { Site } from '#modules/site';
import type { LoggedIn } from '../login.model.ts';
import { changePassword, type PasswordChange } from './change-password.ts';
import type { PasswordsDeps } from './passwords.deps.ts';
import { isLinkValid, type LinkReset, requestLink, resetByLink } from './reset-by-mail.ts';
import { type PhoneReset, requestPasswordCode, resetByPhone } from './reset-by-phone.ts';

/** Login passwords: changing one, and choosing one anew. */
export interface Passwords {
  change(
    site: Site,
    caller: { memberId: string; sessionId: string; language: string },
    words: PasswordChange,
  ): Promise<void>;
  requestLink(site: Site, wish: { username: string; email: string; language: string }): Promise<void>;
  isLinkValid(site: Site, token: string): Promise<boolean>;
  resetByLink(site: Site, reset: LinkReset): Promise<void>;
  requestCode(site: Site, wish: { mobile: string; language: string; ip: string }): Promise<{ expiredMinutes: number }>;
  resetByPhone(site: Site, reset: PhoneReset): Promise<LoggedIn>;
}

/** Wires the room. */
export function createPasswords(deps: PasswordsDeps): Passwords {
  return {
    change: (site, caller, words) => changePassword(deps, site, caller, words),
    requestLink: (site, wish) => requestLink(deps, site, wish),
    isLinkValid: (site, token) => isLinkValid(deps, site, token),
    resetByLink: (site, reset) => resetByLink(deps, site, reset),
    requestCode: (site, wish) => requestPasswordCode(deps, site, wish),
    resetByPhone: (site, reset) => resetByPhone(deps, site, reset),
  };
}
