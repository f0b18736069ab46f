import type { ProfileFacts } from '#modules/members';
import type { HumanProof } from '../protection/protection.service.ts';
import type { LoginOrigin } from '../sessions.ts';

/** What a newcomer writes into the form. A field that the site did not ask for is not read. */
export interface RegistrationForm {
  /** Left out in the registration by mobile number: the number is the name. */
  username?: string | undefined;
  /** Left out where a site lets people in by code alone. */
  password?: string | undefined;
  confirmPassword?: string | undefined;
  /** `YYYY-MM-DD` */
  birthday: string;
  acceptedTerms: boolean;
  mobileNum?: string | undefined;
  countryDialingCode?: string | undefined;
  verificationCode?: string | undefined;
  paymentPassword?: string | undefined;
  email?: string | undefined;
  payeeName?: string | undefined;
  idNumber?: string | undefined;
  qqNum?: string | undefined;
  line?: string | undefined;
  whatsapp?: string | undefined;
  facebook?: string | undefined;
  wechat?: string | undefined;
  recommenderId?: string | undefined;
  affiliateCode?: string | undefined;
  referralCode?: string | undefined;
  domain?: string | undefined;
  registerUrl?: string | undefined;
  registerMethod?: string | undefined;
  /** Of the service that texts codes in our place: it shows the number as a code does. */
  firebaseIdToken?: string | undefined;
  /** Of somebody whom another company has shown us: the account is linked to theirs. */
  thirdPartyTicket?: string | undefined;
}

/** By what name the account goes. */
export type RegistrationKind = 'username' | 'mobile';

/** A form that keeps the site's rules. */
export interface CheckedRegistration {
  account: string;
  nickname: string;
  password: string | undefined;
  paymentPassword: string | undefined;
  facts: ProfileFacts;
  recommender: string | undefined;
  /** The code to be redeemed; undefined when the site asks for none. */
  code: string | undefined;
}

/** A newcomer's form with where it comes from. */
export interface RegistrationWish {
  kind: RegistrationKind;
  form: RegistrationForm;
  origin: LoginOrigin;
  /** What shows that a person fills in the form. */
  proof: HumanProof;
  language: string;
}
