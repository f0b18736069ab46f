import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { hashSecret } from '#kernel/ids/ids.ts';
import type { PhoneTokens } from '../log-in-by-code.ts';
import { phoneTokenErrors } from './phone-tokens.errors.ts';
import { useToken } from './phone-tokens.store.ts';

/** A token is good for an hour at its service; here only for so long after the code was entered. */
const enteredAgoMsMax = 5 * 60_000;
const clockSkewSeconds = 60;

/** Which project's tokens count, and where the keys are that they are signed with. */
export interface PhoneTokenSettings {
  projectId: string;
  /** JWKS of the service. */
  jwksUrl: string;
  issuer: string;
}

const PhoneClaims = Type.Object({
  sub: Type.String({ minLength: 1, maxLength: 128 }),
  exp: Type.Number(),
  auth_time: Type.Number(),
  phone_number: Type.String({ pattern: '^\\+[1-9]\\d{5,14}$' }),
  firebase: Type.Object({ sign_in_provider: Type.Literal('phone') }),
});

/** Tokens of Firebase Authentication (or what behaves like it): the service texts the code, its token names the number. */
export function createPhoneTokens(deps: { db: Database; clock: Clock }, settings: PhoneTokenSettings): PhoneTokens {
  const { db, clock } = deps;
  const { projectId, jwksUrl, issuer } = settings;
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5_000 });

  async function claimsOf(idToken: string): Promise<JWTPayload> {
    try {
      const checks = { issuer, audience: projectId, algorithms: ['RS256'], clockTolerance: clockSkewSeconds };
      return (await jwtVerify(idToken, keys, { ...checks, currentDate: clock.now() })).payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw phoneTokenErrors.expired();
      throw isAboutKeys(error) ? phoneTokenErrors.unavailable(error) : phoneTokenErrors.invalid(error);
    }
  }

  return {
    async numberOf(idToken) {
      const claims = await claimsOf(idToken);
      if (!Value.Check(PhoneClaims, claims)) throw phoneTokenErrors.invalid();
      const ageMs = clock.now().getTime() - claims.auth_time * 1_000;
      if (ageMs < -clockSkewSeconds * 1_000) throw phoneTokenErrors.invalid();
      if (ageMs > enteredAgoMsMax) throw phoneTokenErrors.expired();
      const until = new Date((claims.exp + clockSkewSeconds) * 1_000);
      if (!(await useToken(db, hashSecret(idToken), until))) throw phoneTokenErrors.invalid();
      return claims.phone_number;
    },
  };
}

/** Whether the keys could not be had: `jose` has a class of its own for everything that is wrong with a token. */
function isAboutKeys(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError) || error.constructor === errors.JOSEError) return true;
  return error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
}
