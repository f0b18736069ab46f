import Type from 'typebox';

/** The answer to a registration or login. */
export const LoginValue = Type.Object(
  {
    token: Type.String({ description: 'Session token, for the Authorization header' }),
    firstTimeLogin: Type.Boolean(),
    passwordExpired: Type.Boolean(),
    passwordIsDefault: Type.Boolean(),
  },
  { $id: 'LoginValue' },
);
