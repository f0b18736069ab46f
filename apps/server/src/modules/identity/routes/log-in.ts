import Type, { type Static } from 'typebox';
import { errors } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Site } from '#modules/site';
import { captchaCookie } from '../captcha/captcha.routes.ts';
import { mobileOf } from '../codes/mobile-of.ts';
import { loginAnswer } from '../identity.views.ts';
import { answerLogin } from '../login-cookies.ts';
import { originOf } from '../login-origin.ts';
import { proofFields } from '../protection/proof-fields.ts';
import type { IdentityRoutesDeps } from './deps.ts';

const LoginBody = Body({
  username: Type.String({ minLength: 1, maxLength: 128, description: 'The telephone number where `type` is sms' }),
  password: Type.String({ maxLength: 256, description: 'The code where `type` is sms; empty with a token' }),
  type: Type.Union([Type.Literal('username'), Type.Literal('sms')]),
  side: Type.Optional(Type.Union([Type.Literal('member'), Type.Literal('agent')], { default: 'member' })),
  countryDialingCode: Type.Optional(Type.String({ maxLength: 5, examples: ['52'] })),
  ...proofFields,
  firebaseChannel: Type.Optional(Type.Literal('sms')),
  firebaseIdToken: Type.Optional(Type.String({ minLength: 1, maxLength: 4_096 })),
  rememberMe: Type.Optional(Type.Boolean()),
});
type LoginBody = Static<typeof LoginBody>;

/** Logs a member in, or an agent at the agent side. */
export function addLogIn(api: Api, { sites, identity }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/session/login',
    operationId: 'logIn',
    tag: 'identity',
    summary: 'Log in with name and password, or with a telephone and a code',
    moduleIds: ['COMM3'],
    access: 'public',
    encrypted: true,
    callsPerMinuteMax: 120,
    refusals: [401, 403, 422, 429],
    body: LoginBody,
    value: loginAnswer,
    async handle({ body, req, reply }) {
      const site = await sites.byId(req.site.id);
      const origin = originOf(req);
      const { side = 'member', rememberMe = false, password } = body;
      const common = { side, rememberMe, language: req.language };
      if (body.type === 'sms') {
        const login = { ...common, ...telephoneOf(site, body) };
        return answerLogin({ req, reply, site, origin }, await identity.logInByCode(site, login, origin));
      }
      if (password === '') throw errors.invalid('password');
      const proof = { ...body, captchaId: req.cookies[captchaCookie] };
      const login = { ...common, username: body.username.trim(), password, proof };
      return answerLogin({ req, reply, site, origin }, await identity.logIn(site, login, origin));
    },
  });
}

/** What shows that somebody has a telephone, where a site takes that. */
function telephoneOf(site: Site, body: LoginBody) {
  if (!site.modules.has('MOBILEVERCODELOGIN3')) throw errors.moduleOff();
  const { username: mobileNum, password: code, countryDialingCode = '', firebaseIdToken: idToken } = body;
  return {
    code,
    idToken,
    mobile: idToken === undefined ? mobileOf(site, { mobileNum, countryDialingCode }) : undefined,
  };
}
