import type { QueryOf, ValueOf } from '#shared/wire/answer.ts';

/** A bet; amounts are decimal strings. */
export type BetRecord = ValueOf<'listBets'>['content'][number];

/** How a bet stands. */
export type BetState = BetRecord['state'];

/** What is needed to work a round out again. */
export type Fairness = NonNullable<ValueOf<'getBet'>['fairness']>;

/** Sums over everything that a filter matches. */
export type BetTotals = ValueOf<'listBets'>['totals'];

/** One movement of money, with what was left after it. */
export type Transaction = ValueOf<'listTransactions'>['content'][number];

/** What narrows the bets; `from` and `to` are instants, `to` is no longer part of the period. */
export type BetsQuery = QueryOf<'listBets'>;

/** What narrows the movements. */
export type TransactionsQuery = QueryOf<'listTransactions'>;

/** Which account, which days and which kind of movement go into a file. */
export type StatementQuery = QueryOf<'exportStatement'>;
