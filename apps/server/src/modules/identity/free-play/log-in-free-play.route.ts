import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { loginValue } from '../identity.views.ts';
import { answerLogin } from '../login-cookies.ts';
import { originOf } from '../login-origin.ts';
import type { IdentityRoutesDeps } from '../routes/deps.ts';

/** Logs a visitor in to a trial account: the same one as long as the browser stays open. */
export function addLogInFreePlay(api: Api, { sites, identity }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/session/login/freeplay',
    operationId: 'logInFreePlay',
    tag: 'identity',
    summary: 'Log in to a trial account',
    moduleIds: ['FREEPLAY3'],
    access: 'public',
    callsPerMinuteMax: 20,
    refusals: [403, 429],
    value: loginValue,
    async handle({ req, reply }) {
      const site = await sites.byId(req.site.id);
      const origin = originOf(req);
      const cookie = `trial_${site.merchantCode}`;
      const { visit, ...login } = await identity.freePlay.logIn(site, req.cookies[cookie], origin);
      const secure = site.playerUrl.startsWith('https:');
      // Without an end of its own it goes when the browser is closed.
      reply.setCookie(cookie, visit, { path: '/wps', httpOnly: true, sameSite: 'strict', secure });
      return answerLogin({ req, reply, site, origin }, login);
    },
  });
}
