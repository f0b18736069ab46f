import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { LoggedIn } from '../../log-in.ts';
import { originOf } from '../../login-origin.ts';
import { formFields } from './form-fields.ts';
import type { RegistrationRoutesDeps } from './deps.ts';

/** Makes an account that goes by its telephone number, and logs it in. */
export function addRegisterByMobile(api: Api, { sites, registration }: RegistrationRoutesDeps): void {
  addOperation(api, {
    method: 'PUT',
    url: '/wps/member/register/mobile',
    operationId: 'registerMemberByMobile',
    tag: 'identity',
    summary: 'Make an account by telephone number and log in',
    moduleIds: ['MOBILENUMREG3'],
    access: 'public',
    encrypted: true,
    callsPerMinuteMax: 60,
    refusals: [403, 409, 422, 429],
    body: Body({ mobileNum: Type.String({ maxLength: 32 }), ...formFields }),
    value: Type.Unsafe<LoggedIn>(Type.Ref('LoginValue')),
    async handle({ body: form, req }) {
      const site = await sites.byId(req.site.id);
      const { language } = req;
      return registration.register(site, { kind: 'mobile', form, origin: originOf(req), language });
    },
  });
}
