import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { LoggedIn } from '../log-in.ts';
import { originOf } from '../login-origin.ts';
import type { IdentityRoutesDeps } from './deps.ts';

const text = (maxLength: number) => Type.String({ maxLength });

/** Makes an account and logs it in. Lengths here only bound the work; the site's own rules decide. */
export function addRegister(api: Api, { sites, identity }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'PUT',
    url: '/wps/member/register',
    operationId: 'registerMember',
    tag: 'identity',
    summary: 'Make an account and log in',
    moduleIds: ['REG3'],
    access: 'public',
    encrypted: true,
    callsPerMinuteMax: 60,
    refusals: [409, 422, 429],
    body: Body({
      username: text(128),
      password: text(256),
      confirmPassword: text(256),
      birthday: Type.String({ maxLength: 32, examples: ['1990-05-17'] }),
      acceptedTerms: Type.Boolean(),
      affiliateCode: Type.Optional(text(64)),
      referralCode: Type.Optional(text(64)),
      domain: Type.Optional(text(255)),
      login: Type.Optional(Type.Literal(true)),
      registerUrl: Type.Optional(text(2_048)),
      registerMethod: Type.Optional(Type.Literal('WEB')),
    }),
    value: Type.Unsafe<LoggedIn>(Type.Ref('LoginValue')),
    async handle({ body, req }) {
      const site = await sites.byId(req.site.id);
      return identity.register(site, { ...body, username: body.username.trim() }, originOf(req));
    },
  });
}
