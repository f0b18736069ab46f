import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { LoggedIn } from '../log-in.ts';
import { originOf } from '../login-origin.ts';
import type { IdentityRoutesDeps } from './deps.ts';

/** Logs a member in, or an agent at the agent side. */
export function addLogIn(api: Api, { sites, identity }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/session/login',
    operationId: 'logIn',
    tag: 'identity',
    summary: 'Log in with name and password',
    moduleIds: ['COMM3'],
    access: 'public',
    encrypted: true,
    callsPerMinuteMax: 120,
    refusals: [401, 403, 429],
    body: Body({
      username: Type.String({ minLength: 1, maxLength: 128 }),
      password: Type.String({ minLength: 1, maxLength: 256 }),
      type: Type.Literal('username'),
      side: Type.Optional(Type.Union([Type.Literal('member'), Type.Literal('agent')], { default: 'member' })),
    }),
    value: Type.Unsafe<LoggedIn>(Type.Ref('LoginValue')),
    async handle({ body, req }) {
      const site = await sites.byId(req.site.id);
      const { password, side = 'member' } = body;
      return identity.logIn(site, { username: body.username.trim(), password, side }, originOf(req));
    },
  });
}
