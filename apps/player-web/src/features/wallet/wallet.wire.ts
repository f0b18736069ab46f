import type { BodyOf, ValueOf } from '#shared/wire/answer.ts';

/** A way to pay in. */
export type DepositMethod = ValueOf<'listDepositMethods'>['content'][number];

/** A deposit; `checkoutUrl` is the payment provider's page, while it can be paid. */
export type Deposit = ValueOf<'getDeposit'>;

/** How far a deposit has come. */
export type DepositState = Deposit['state'];

/** What asks for a deposit. The same `requestId` never makes a second one. */
export type DepositRequest = BodyOf<'createDeposit'>;
