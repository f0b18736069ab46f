import Type from 'typebox';

/** What a form that a site may want filled in by a person can bring. */
export const sliderFields = {
  geetest_challenge: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  geetest_validate: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
};

/** The same with the letters of an image, whose id is in a cookie. */
export const proofFields = { captcha: Type.Optional(Type.String({ maxLength: 32 })), ...sliderFields };
