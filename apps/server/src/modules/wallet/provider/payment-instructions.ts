import Type, { type Static } from 'typebox';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** How a payer pays: on the provider's page, in an app on the phone that was asked, or with what is shown on ours. */
export const PaymentInstructions = Type.Union([
  Type.Object({ kind: Type.Literal('redirect') }),
  Type.Object({ kind: Type.Literal('phone_request') }),
  Type.Object({
    kind: Type.Literal('bank_transfer'),
    account: text(64),
    bank: text(80),
    beneficiary: text(80),
  }),
  Type.Object({ kind: Type.Literal('voucher'), code: text(64) }),
  Type.Object({
    kind: Type.Literal('crypto'),
    address: text(128),
    network: text(20),
    amount: Type.String({ description: 'Exactly what has to be sent, in `currency`', examples: ['27.027028'] }),
    currency: text(8),
    confirmationsRequired: Type.Integer({ minimum: 0, maximum: 1000 }),
  }),
]);
/** One of them. */
export type PaymentInstructions = Static<typeof PaymentInstructions>;
