import type { Api } from '#kernel/http/api-instance.ts';
import type { CodeRoutesDeps } from './codes/routes/deps.ts';
import { addContacts, type ContactRoutesDeps } from './contacts/contacts.routes.ts';
import { addSendLoginCode } from './codes/routes/send-login-code.ts';
import { addSendRegistrationCode } from './codes/routes/send-registration-code.ts';
import { addLeaving, type LeavingRoutesDeps } from './leaving/routes/leaving.routes.ts';
import { addChangePassword } from './passwords/routes/change-password.ts';
import type { PasswordRoutesDeps } from './passwords/routes/deps.ts';
import { addGetSecurityConfig } from './passwords/routes/get-security-config.ts';
import { addRequestResetLink, addResetByLink } from './passwords/routes/reset-by-mail.ts';
import { addRequestPasswordCode, addResetByPhone } from './passwords/routes/reset-by-phone.ts';
import type { RegistrationRoutesDeps } from './registration/routes/deps.ts';
import { addRegister } from './registration/routes/register.ts';
import { addRegisterByMobile } from './registration/routes/register-by-mobile.ts';

/** What the calls around an account need. */
export type AccountRoutesDeps = ContactRoutesDeps &
  CodeRoutesDeps &
  RegistrationRoutesDeps &
  PasswordRoutesDeps &
  LeavingRoutesDeps;

/** Registration, passwords, codes by text message, and leaving. */
export function addAccountRoutes(api: Api, deps: AccountRoutesDeps): void {
  addSendLoginCode(api, deps);
  addSendRegistrationCode(api, deps);
  addRegister(api, deps);
  addRegisterByMobile(api, deps);
  addChangePassword(api, deps);
  addRequestResetLink(api, deps);
  addResetByLink(api, deps);
  addRequestPasswordCode(api, deps);
  addResetByPhone(api, deps);
  addGetSecurityConfig(api, deps);
  addLeaving(api, deps);
  addContacts(api, deps);
}
