import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Sites } from '#modules/site';
import { CodeSent } from '../../codes/routes/code-sent.ts';
import { AuthenticationResponse, RequestOptions } from '../../factors/passkeys/passkeys.wire.ts';
import { loginValue } from '../../identity.views.ts';
import { answerLogin } from '../../login-cookies.ts';
import { originOf } from '../../login-origin.ts';
import type { Verifications } from '../verification.service.ts';

/** What the calls about second proofs need. */
export interface VerificationRoutesDeps {
  sites: Pick<Sites, 'byId'>;
  verification: Verifications;
}

const url = '/wps/session/login/verification';
const common = { method: 'POST', tag: 'identity', moduleIds: ['LOGINIPVERF3'], access: 'public' } as const;
const ticket = Type.String({ minLength: 1, maxLength: 128 });

/** What a ticket can be answered with. */
export function addVerificationMeans(api: Api, { sites, verification }: VerificationRoutesDeps): void {
  addOperation(api, {
    ...common,
    url: `${url}/code`,
    operationId: 'sendVerificationCode',
    summary: 'Send the code of a login that needs a second proof',
    callsPerMinuteMax: 20,
    refusals: [403, 422, 429],
    body: Body({ ticket, method: Type.Enum(['sms', 'email']) }),
    value: CodeSent,
    async handle({ body, req }) {
      const { language, ip } = req;
      return verification.sendCode(await sites.byId(req.site.id), body, { language, ip });
    },
  });
  addOperation(api, {
    ...common,
    url: `${url}/passkey`,
    operationId: 'beginVerification',
    summary: 'What a browser needs to give the second proof with a passkey',
    callsPerMinuteMax: 30,
    refusals: [403, 422],
    body: Body({ ticket }),
    value: RequestOptions,
    async handle({ body, req }) {
      const where = { site: await sites.byId(req.site.id), host: req.host };
      return verification.passkeyOptions(where, body.ticket);
    },
  });
}

/** The second proof of a login. */
export function addVerifyLogin(api: Api, { sites, verification }: VerificationRoutesDeps): void {
  addOperation(api, {
    ...common,
    url,
    operationId: 'verifyLogin',
    summary: 'Give the second proof of a login',
    encrypted: true,
    callsPerMinuteMax: 30,
    refusals: [403, 422, 429],
    body: Body({
      ticket,
      method: Type.Enum(['sms', 'email', 'payeeName', 'totp', 'passkey', 'recovery']),
      answer: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
      passkey: Type.Optional(AuthenticationResponse),
    }),
    value: loginValue,
    async handle({ body, req, reply }) {
      const site = await sites.byId(req.site.id);
      const origin = originOf(req);
      const loggedIn = await verification.answer(site, body, { origin, language: req.language });
      return answerLogin({ req, reply, site, origin }, loggedIn);
    },
  });
}
