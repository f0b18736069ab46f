import type { WithdrawalRules } from '#shared/payouts/payouts.queries.ts';
import type { BodyOf, ValueOf } from '#shared/wire/answer.ts';

/** Money on its way out; amounts are decimal strings. */
export type Withdrawal = ValueOf<'listWithdrawals'>['content'][number];

/** One withdrawal with what it came to so far. */
export type WithdrawalDetail = ValueOf<'getWithdrawal'>;

/** A step of the way. */
export type WithdrawalStep = WithdrawalDetail['steps'][number]['step'];

/** How a kind of account is paid out to. */
export type PayoutMethod = WithdrawalRules['methods'][number];

/** What asks for money. The same `requestId` never takes it twice. */
export type WithdrawalRequest = BodyOf<'createWithdrawal'>;
