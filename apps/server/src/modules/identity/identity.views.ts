import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';

const oneOf = <T extends string>(...values: T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))));

/** The answer to a registration or login. */
export const LoginValue = Type.Object(
  {
    token: Type.String({ description: 'Session token, for the Authorization header' }),
    firstTimeLogin: Type.Boolean(),
    passwordExpired: Type.Boolean(),
    passwordIsDefault: Type.Boolean(),
    welcomeDue: Type.Optional(Type.Boolean({ description: 'A newcomer whom no page has welcomed yet' })),
    previousLogin: Type.Optional(
      Type.Object(
        { at: Instant, ip: Type.Union([Type.String({ description: 'Only its beginning' }), Type.Null()]) },
        { description: 'The login before this one; left out at the first' },
      ),
    ),
  },
  { $id: 'LoginValue' },
);
export type LoginValue = Static<typeof LoginValue>;

/** The answer to a right password that is not enough. */
export const LoginVerification = Type.Object(
  {
    verification: Type.Object({
      ticket: Type.String({ description: 'Goes along with the second proof' }),
      reason: oneOf('unregistered_ip', 'second_factor', 'locked', 'inactive'),
      expiresAt: Instant,
      methods: Type.Array(
        Type.Object({
          method: oneOf('sms', 'email', 'payeeName', 'totp', 'passkey', 'recovery'),
          hint: Type.Union([Type.String(), Type.Null()], { description: 'Of the number or address only its end' }),
        }),
      ),
    }),
  },
  { $id: 'LoginVerification' },
);
export type LoginVerification = Static<typeof LoginVerification>;

/** Either of both; `verification` tells them apart. */
export const LoginAnswer = Type.Unsafe<LoginValue | LoginVerification>(
  Type.Union([Type.Ref('LoginVerification'), Type.Ref('LoginValue')], { $id: 'LoginAnswer' }),
);
export type LoginAnswer = Static<typeof LoginAnswer>;

/** The answer to a login that a second proof may be asked of. */
export const loginAnswer = Type.Unsafe<LoginAnswer>(Type.Ref('LoginAnswer'));
/** The answer to a login that is complete. */
export const loginValue = Type.Unsafe<LoginValue>(Type.Ref('LoginValue'));
