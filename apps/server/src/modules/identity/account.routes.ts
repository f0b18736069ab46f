import type { Api } from '#kernel/http/api-instance.ts';
import type { CodeRoutesDeps } from './codes/routes/deps.ts';
import { addContacts, type ContactRoutesDeps } from './contacts/contacts.routes.ts';
import { addSendLoginCode } from './codes/routes/send-login-code.ts';
import { addSendRegistrationCode } from './codes/routes/send-registration-code.ts';
import { addFactorRoutes, type FactorRoutesDeps } from './factors/routes/index.ts';
import { addLeaving, type LeavingRoutesDeps } from './leaving/routes/leaving.routes.ts';
import { addPasskeyLogin, type PasskeyLoginRoutesDeps } from './passkey-login/passkey-login.routes.ts';
import { addChangePassword } from './passwords/routes/change-password.ts';
import type { PasswordRoutesDeps } from './passwords/routes/deps.ts';
import { addGetSecurityConfig } from './passwords/routes/get-security-config.ts';
import { addCheckResetLink, addRequestResetLink, addResetByLink } from './passwords/routes/reset-by-mail.ts';
import { addRequestPasswordCode, addResetByPhone } from './passwords/routes/reset-by-phone.ts';
import type { RegistrationRoutesDeps } from './registration/routes/deps.ts';
import { addRegister } from './registration/routes/register.ts';
import { addRegisterByMobile } from './registration/routes/register-by-mobile.ts';
import { addThirdPartyRoutes, type ThirdPartyRoutesDeps } from './third-party/routes/index.ts';
import {
  addVerificationMeans,
  addVerifyLogin,
  type VerificationRoutesDeps,
} from './verification/routes/login-verification.ts';

/** What the calls around an account need. */
export type AccountRoutesDeps = ContactRoutesDeps &
  CodeRoutesDeps &
  RegistrationRoutesDeps &
  PasswordRoutesDeps &
  FactorRoutesDeps &
  PasskeyLoginRoutesDeps &
  VerificationRoutesDeps &
  ThirdPartyRoutesDeps &
  LeavingRoutesDeps;

/** Registration, passwords, codes by text message, and leaving. */
export function addAccountRoutes(api: Api, deps: AccountRoutesDeps): void {
  addSendLoginCode(api, deps);
  addSendRegistrationCode(api, deps);
  addRegister(api, deps);
  addRegisterByMobile(api, deps);
  addChangePassword(api, deps);
  addRequestResetLink(api, deps);
  addCheckResetLink(api, deps);
  addResetByLink(api, deps);
  addRequestPasswordCode(api, deps);
  addResetByPhone(api, deps);
  addGetSecurityConfig(api, deps);
  addVerificationMeans(api, deps);
  addVerifyLogin(api, deps);
  addPasskeyLogin(api, deps);
  addFactorRoutes(api, deps);
  addThirdPartyRoutes(api, deps);
  addLeaving(api, deps);
  addContacts(api, deps);
}
