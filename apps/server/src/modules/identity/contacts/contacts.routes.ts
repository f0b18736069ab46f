import { checkField } from '@quetzal/domain/field-rules';
import Type, { type Static } from 'typebox';
import { AppError } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Site, Sites } from '#modules/site';
import { mobileOf } from '../codes/mobile-of.ts';
import { CodeSent } from '../codes/routes/code-sent.ts';
import { ownerWords } from '../factors/routes/factors.wire.ts';
import type { Contacts, NewContact } from './contacts.service.ts';

/** What the calls about contacts need. */
export interface ContactRoutesDeps {
  sites: Sites;
  contacts: Contacts;
}

const common = { tag: 'identity', moduleIds: ['COMM3'], access: 'member' } as const;
const fields = {
  channel: Type.Union([Type.Literal('sms'), Type.Literal('email')]),
  mobileNum: Type.Optional(Type.String({ maxLength: 32 })),
  countryDialingCode: Type.Optional(Type.String({ maxLength: 5 })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
};
const Contact = Body(fields);
const mailRule = { enabled: true, required: true, patternId: 3 };

function contactOf(site: Site, body: Static<typeof Contact>): NewContact {
  const { channel, mobileNum = '', countryDialingCode = '', email = '' } = body;
  if (channel === 'sms') return { channel, to: mobileOf(site, { mobileNum, countryDialingCode }) };
  const to = email.trim().toLowerCase();
  const problem = checkField(mailRule, to);
  if (problem !== null) throw new AppError(problem.code, 400, { field: 'email', params: problem.params });
  return { channel, to };
}

/** Changing the number or the address of an account. */
export function addContacts(api: Api, { sites, contacts }: ContactRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'POST',
    url: '/wps/v2/member/contacts/code',
    operationId: 'sendContactCode',
    summary: 'Send a code to a number or address that is to become the member’s',
    callsPerMinuteMax: 20,
    refusals: [422, 429],
    body: Contact,
    value: CodeSent,
    async handle({ body, caller, req }) {
      const site = await sites.byId(req.site.id);
      const from = { memberId: caller.memberId, language: req.language, ip: req.ip };
      return contacts.requestCode(site, from, contactOf(site, body));
    },
  });
  addOperation(api, {
    ...common,
    method: 'PUT',
    url: '/wps/v2/member/contacts',
    operationId: 'changeContact',
    summary: 'Change the number or address, with the password and the code that was sent there',
    encrypted: true,
    callsPerMinuteMax: 20,
    refusals: [409, 422, 429],
    body: Body({
      ...fields,
      ...ownerWords,
      verificationCode: Type.String({ minLength: 1, maxLength: 255 }),
    }),
    value: Type.Null(),
    async handle({ body, caller, req }) {
      const site = await sites.byId(req.site.id);
      const { password, proof, verificationCode } = body;
      const from = { memberId: caller.memberId, language: req.language };
      await contacts.change(site, from, { ...contactOf(site, body), password, proof, verificationCode });
      return null;
    },
  });
}
