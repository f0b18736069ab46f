import Type from 'typebox';

/** Why an operator does something: a sentence, not a letter. */
export const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S.*\\S' });
