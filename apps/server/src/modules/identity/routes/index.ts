import type { Api } from '#kernel/http/api-instance.ts';
import { addGetCaptcha } from '../captcha/captcha.routes.ts';
import { addLogInFreePlay } from '../free-play/log-in-free-play.route.ts';
import { LoginAnswer, LoginValue, LoginVerification } from '../identity.views.ts';
import { addLoginNotices } from '../notices/login-notices.route.ts';
import { addOwnSessions } from '../own-sessions/own-sessions.routes.ts';
import { addReauthenticate } from '../reauthentication/reauthenticate.route.ts';
import { addLogInRemembered } from '../remembered/log-in-remembered.route.ts';
import { addSlider } from '../slider/slider.routes.ts';
import { addDeviceWork } from '../slider/work.routes.ts';
import { addTakeWelcome } from '../welcome/take-welcome.route.ts';
import { addExchangeTicket, addIssueTicket } from '../tickets/exchange-ticket.route.ts';
import type { IdentityRoutesDeps } from './deps.ts';
import { addLogIn } from './log-in.ts';
import { addLogOut } from './log-out.ts';

export function addIdentityRoutes(api: Api, deps: IdentityRoutesDeps): void {
  for (const schema of [LoginValue, LoginVerification, LoginAnswer]) api.addSchema(schema);
  addLogIn(api, deps);
  addLogInRemembered(api, deps);
  addLogInFreePlay(api, deps);
  addExchangeTicket(api, deps);
  addIssueTicket(api, deps);
  addLogOut(api, deps);
  addGetCaptcha(api, deps);
  addSlider(api, deps);
  addDeviceWork(api, deps);
  addOwnSessions(api, deps);
  addLoginNotices(api, deps);
  addReauthenticate(api, deps);
  addTakeWelcome(api, deps);
}
