import type { BodyOf, ValueOf } from '#shared/wire/answer.ts';

/** What a login sends. */
export type Credentials = Pick<BodyOf<'logIn'>, 'username' | 'password'>;

/** What a registration sends. */
export type Registration = BodyOf<'registerMember'>;

/** The fields of the registration form by name, each with its rule. */
export type RegistrationRules = ValueOf<'getRegistrationRules'>['fields'];
