import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { mobileOf } from '../../codes/mobile-of.ts';
import { CodeSent, countryDialingCode, mobileDigits } from '../../codes/routes/code-sent.ts';
import { loginValue } from '../../identity.views.ts';
import { answerLogin } from '../../login-cookies.ts';
import { originOf } from '../../login-origin.ts';
import { sliderFields } from '../../protection/proof-fields.ts';
import { StepUpProof } from '../../factors/routes/factors.wire.ts';
import type { PasswordRoutesDeps } from './deps.ts';

/** Sends a code to choose a new password with. The answer does not tell whether anybody has the number. */
export function addRequestPasswordCode(api: Api, { sites, passwords, identity }: PasswordRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/member/password/sms',
    operationId: 'sendPasswordCode',
    tag: 'identity',
    summary: 'Send a code for a new password by text message',
    moduleIds: ['PWRESETSMS3'],
    access: 'public',
    callsPerMinuteMax: 20,
    refusals: [403, 422, 429],
    body: Body({ mobileNum: mobileDigits, countryDialingCode, ...sliderFields }),
    value: CodeSent,
    async handle({ body, req }) {
      const site = await sites.byId(req.site.id);
      await identity.protection.assertSlider({ site, ip: req.ip }, body);
      return passwords.requestCode(site, { mobile: mobileOf(site, body), language: req.language, ip: req.ip });
    },
  });
}

/** Sets the password of a number's account and logs in. */
export function addResetByPhone(api: Api, { sites, passwords }: PasswordRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/member/password/verification',
    operationId: 'resetPasswordByPhone',
    tag: 'identity',
    summary: 'Choose a new password with a code by text message, and log in',
    moduleIds: ['CHNGPASSVERIF3'],
    access: 'public',
    encrypted: true,
    callsPerMinuteMax: 20,
    refusals: [403, 422, 429],
    body: Body({
      newPassword: Type.String({ maxLength: 256 }),
      mobileNum: mobileDigits,
      countryDialingCode,
      verificationCode: Type.String({ minLength: 1, maxLength: 255 }),
      proof: Type.Optional(StepUpProof),
    }),
    value: loginValue,
    async handle({ body, req, reply }) {
      const site = await sites.byId(req.site.id);
      const origin = originOf(req);
      const { newPassword, verificationCode, proof } = body;
      const how = { language: req.language, origin };
      const wish = { mobile: mobileOf(site, body), newPassword, verificationCode, proof, ...how };
      return answerLogin({ req, reply, site, origin }, await passwords.resetByPhone(site, wish));
    },
  });
}
