import Type from 'typebox';

/** The answer to a registration or login. */
export const LoginValue = Type.Object(
  {
    token: Type.String({ description: 'Session token, for the Authorization header' }),
    firstTimeLogin: Type.Boolean(),
    passwordExpired: Type.Boolean(),
    passwordIsDefault: Type.Boolean(),
    limitsPrompt: Type.Optional(Type.Boolean({ description: 'Ask the newcomer for limits of their own' })),
  },
  { $id: 'LoginValue' },
);
