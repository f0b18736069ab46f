import type { Api } from '#kernel/http/api-instance.ts';
import { AppError } from '#kernel/errors/app-error.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { identityErrors } from '../identity.errors.ts';
import { loginAnswer } from '../identity.views.ts';
import { answerLogin, forgetRemembered, rememberCookie } from '../login-cookies.ts';
import { originOf } from '../login-origin.ts';
import type { IdentityRoutesDeps } from '../routes/deps.ts';

/** Logs the owner of a remembered browser in. A browser that is not, or no longer, forgets what its cookies say. */
export function addLogInRemembered(api: Api, { sites, identity }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/session/login/remembered',
    operationId: 'logInRemembered',
    tag: 'identity',
    summary: 'Log in with the cookie of a remembered browser',
    moduleIds: ['COMM3'],
    access: 'public',
    callsPerMinuteMax: 60,
    refusals: [401, 403, 429],
    value: loginAnswer,
    async handle({ req, reply }) {
      const site = await sites.byId(req.site.id);
      const origin = originOf(req);
      try {
        const token = req.cookies[rememberCookie(site)];
        if (token === undefined) throw identityErrors.notRemembered();
        const answer = await identity.logInRemembered(site, token, { origin, language: req.language });
        return answerLogin({ req, reply, site, origin }, answer);
      } catch (error) {
        if (error instanceof AppError) forgetRemembered(reply, site);
        throw error;
      }
    },
  });
}
