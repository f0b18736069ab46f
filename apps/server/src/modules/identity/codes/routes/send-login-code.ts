import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { sliderFields } from '../../protection/proof-fields.ts';
import { mobileOf } from '../mobile-of.ts';
import { CodeSent, countryDialingCode, mobileDigits } from './code-sent.ts';
import type { CodeRoutesDeps } from './deps.ts';

/** Sends a code to come in with. The answer does not tell whether anybody has the number. */
export function addSendLoginCode(api: Api, { db, sites, codes, profiles, identity }: CodeRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/verification/sms/noLogin',
    operationId: 'sendLoginCode',
    tag: 'identity',
    summary: 'Send a login code by text message',
    moduleIds: ['VERIFICATION3'],
    access: 'public',
    callsPerMinuteMax: 20,
    refusals: [403, 422, 429],
    body: Body({ mobileNum: mobileDigits, countryDialingCode, ...sliderFields }),
    value: CodeSent,
    async handle({ body, req }) {
      const site = await sites.byId(req.site.id);
      await identity.protection.assertSlider({ site, ip: req.ip }, body);
      const to = mobileOf(site, body);
      const memberId = await profiles.holderOf(db, site.id, 'mobile', to);
      const isWithheld = memberId === undefined;
      const wish = { site, purpose: 'login', channel: 'sms', to, memberId, isWithheld } as const;
      return codes.issue({ ...wish, language: req.language, ip: req.ip });
    },
  });
}
