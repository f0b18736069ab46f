import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { siteIn } from '#modules/site';
import { captchaCookie } from '../../captcha/captcha.routes.ts';
import { loginValue } from '../../identity.views.ts';
import { answerLogin } from '../../login-cookies.ts';
import { originOf } from '../../login-origin.ts';
import { formFields } from './form-fields.ts';
import type { RegistrationRoutesDeps } from './deps.ts';

/** Makes an account that goes by a name, and logs it in. */
export function addRegister(api: Api, { sites, registration }: RegistrationRoutesDeps): void {
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
    refusals: [403, 409, 422, 429],
    body: Body({
      username: Type.String({ maxLength: 128 }),
      mobileNum: Type.Optional(Type.String({ maxLength: 32 })),
      ...formFields,
    }),
    value: loginValue,
    async handle({ body: form, req, reply }) {
      const site = siteIn(await sites.byId(req.site.id), req.country);
      const { language } = req;
      const origin = originOf(req);
      const proof = { ...form, captchaId: req.cookies[captchaCookie] };
      const wish = { kind: 'username', form, origin, proof, language } as const;
      return answerLogin({ req, reply, site, origin }, await registration.register(site, wish));
    },
  });
}
