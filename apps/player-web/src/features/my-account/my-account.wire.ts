import type { BodyOf, ValueOf } from '#shared/wire/answer.ts';

/** What the member told of themselves. */
export type Profile = ValueOf<'getProfile'>;

/** The name of a fact of the profile. */
export type FactName = keyof Profile['facts'];

/** Facts to tell. */
export type ToldFacts = BodyOf<'changeProfile'>['facts'];

/** Number, address and passwords of the account. */
export type SecurityConfig = ValueOf<'getSecurityConfig'>;

/** An account elsewhere that can lead into the member's; times are ISO 8601, null where it is not linked or was never used. */
export type LinkedAccount = ValueOf<'getOwnThirdParties'>['accounts'][number];
