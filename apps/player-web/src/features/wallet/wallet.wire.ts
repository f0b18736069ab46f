import type { BodyOf, ValueOf } from '#shared/wire/answer.ts';

/** A way to pay in. */
export type DepositMethod = ValueOf<'listDepositMethods'>['content'][number];

/** A deposit; `checkoutUrl` is the payment provider's page, while it can be paid. */
export type Deposit = ValueOf<'getDeposit'>;

/** How to pay: on the provider's page, or with what is shown here. */
export type DepositInstructions = NonNullable<Deposit['instructions']>;

/** One way to pay, and the deposit that is paid by it. */
export interface DepositStepProps<K extends DepositInstructions['kind']> {
  deposit: Deposit;
  how: Extract<DepositInstructions, { kind: K }>;
  onNew: () => void;
}

/** How far a deposit has come. */
export type DepositState = Deposit['state'];

/** What asks for a deposit. The same `requestId` never makes a second one. */
export type DepositRequest = BodyOf<'createDeposit'>;
