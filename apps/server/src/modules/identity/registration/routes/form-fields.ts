import Type from 'typebox';
import { proofFields } from '../../protection/proof-fields.ts';

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** What both registration forms send. Lengths here only bound the work; the site's own rules decide. */
export const formFields = {
  ...proofFields,
  thirdPartyTicket: text(128),
  firebaseChannel: Type.Optional(Type.Literal('sms')),
  firebaseIdToken: text(4_096),
  password: text(256),
  confirmPassword: text(256),
  birthday: Type.String({ maxLength: 32, examples: ['1990-05-17'] }),
  acceptedTerms: Type.Boolean(),
  countryDialingCode: text(5),
  verificationCode: text(255),
  paymentPassword: text(64),
  email: text(254),
  payeeName: text(128),
  idNumber: text(64),
  qqNum: text(64),
  line: text(64),
  whatsapp: text(64),
  facebook: text(128),
  wechat: text(64),
  recommenderId: text(64),
  affiliateCode: text(64),
  referralCode: text(64),
  domain: text(255),
  login: Type.Optional(Type.Literal(true)),
  registerUrl: text(2_048),
  registerMethod: Type.Optional(Type.Literal('WEB')),
};
