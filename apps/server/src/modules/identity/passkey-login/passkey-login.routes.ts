import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Sites } from '#modules/site';
import { AuthenticationResponse, RequestOptions } from '../factors/passkeys/passkeys.wire.ts';
import { loginAnswer } from '../identity.views.ts';
import { answerLogin } from '../login-cookies.ts';
import { originOf } from '../login-origin.ts';
import type { PasskeyLogin } from './passkey-login.ts';

/** What the calls of a login with a passkey need. */
export interface PasskeyLoginRoutesDeps {
  sites: Pick<Sites, 'byId'>;
  passkeyLogin: PasskeyLogin;
}

const url = '/wps/session/login/passkey';
const common = {
  method: 'POST',
  tag: 'identity',
  moduleIds: ['COMM3'],
  access: 'public',
  callsPerMinuteMax: 60,
} as const;

/** Logging in with a passkey alone. */
export function addPasskeyLogin(api: Api, { sites, passkeyLogin }: PasskeyLoginRoutesDeps): void {
  addOperation(api, {
    ...common,
    url: `${url}/options`,
    operationId: 'beginPasskeyLogin',
    summary: 'What a browser needs to log in with a passkey',
    value: RequestOptions,
    async handle({ req }) {
      return passkeyLogin.options({ site: await sites.byId(req.site.id), host: req.host });
    },
  });
  addOperation(api, {
    ...common,
    url,
    operationId: 'logInWithPasskey',
    summary: 'Log in with a passkey alone',
    encrypted: true,
    refusals: [401, 403],
    body: Body({
      response: AuthenticationResponse,
      side: Type.Optional(Type.Enum(['member', 'agent'], { default: 'member' })),
      rememberMe: Type.Optional(Type.Boolean()),
    }),
    value: loginAnswer,
    async handle({ body, req, reply }) {
      const site = await sites.byId(req.site.id);
      const origin = originOf(req);
      const { side = 'member', rememberMe = false, response } = body;
      const wish = { site, side, origin, language: req.language, rememberMe };
      return answerLogin({ req, reply, site, origin }, await passkeyLogin.logIn(wish, response));
    },
  });
}
