import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { sliderFields } from '../../protection/proof-fields.ts';
import { mobileOf } from '../mobile-of.ts';
import { CodeSent, countryDialingCode, mobileDigits } from './code-sent.ts';
import type { CodeRoutesDeps } from './deps.ts';

/** Sends a code to open an account with. A number that has one is told so by text, so that the answer need not tell. */
export function addSendRegistrationCode(api: Api, { db, sites, codes, profiles, identity }: CodeRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/verification/sms/register',
    operationId: 'sendRegistrationCode',
    tag: 'identity',
    summary: 'Send a code for the registration by username or by mobile number',
    moduleIds: ['REGMOBVERF3', 'MOBILENUMREG3'],
    access: 'public',
    callsPerMinuteMax: 20,
    refusals: [403, 422, 429],
    body: Body({ mobileNo: mobileDigits, countryDialingCode, ...sliderFields }),
    value: CodeSent,
    async handle({ body, req }) {
      const site = await sites.byId(req.site.id);
      await identity.protection.assertSlider({ site, ip: req.ip }, body);
      const to = mobileOf(site, { countryDialingCode: body.countryDialingCode, mobileNum: body.mobileNo });
      const holder = await profiles.holderOf(db, site.id, 'mobile', to);
      const insteadOfCode = holder === undefined ? undefined : 'already_registered';
      const wish = { site, purpose: 'register', channel: 'sms', to, memberId: holder, insteadOfCode } as const;
      return codes.issue({ ...wish, language: req.language, ip: req.ip });
    },
  });
}
