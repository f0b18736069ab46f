import Type from 'typebox';

/** The answer to a wish for a code. */
export const CodeSent = Type.Object({
  expiredMinutes: Type.Integer({ description: 'How long the code is good for, and until another can be asked for' }),
});

/** A telephone number as people write it, without the country. */
export const mobileDigits = Type.String({ minLength: 1, maxLength: 32, examples: ['5512345678'] });

/** One of the site's countries. */
export const countryDialingCode = Type.String({ minLength: 1, maxLength: 5, examples: ['52'] });
