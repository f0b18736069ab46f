import Type from 'typebox';

/** What an operator logs in with. */
export const Username = Type.String({ pattern: '^[a-z][a-z0-9._-]{1,31}$' });

/** How long a password is that its owner chose. */
export const passwordLength = { minLength: 12, maxLength: 200 } as const;
export const Password = Type.String(passwordLength);
