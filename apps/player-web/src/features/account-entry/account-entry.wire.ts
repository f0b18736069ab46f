import type { BodyOf, ValueOf } from '#shared/wire/answer.ts';

/** What a registration sends. */
export type Registration = BodyOf<'registerMember'>;

/** What a registration by mobile number sends. */
export type MobileRegistration = BodyOf<'registerMemberByMobile'>;

/** By what name a newcomer's account goes. */
export type RegistrationKind = 'username' | 'mobile';

/** The fields of the registration form by name, each with its rule. */
export type RegistrationRules = ValueOf<'getRegistrationRules'>['fields'];

/** What a third party vouches for, of somebody who comes for the first time. */
export interface ThirdPartyNewcomer {
  provider: string;
  email: string | null;
  name: string | null;
}
