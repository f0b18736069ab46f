import type { ValueOf } from '#shared/wire/answer.ts';

/** Somebody's real win; the account is masked and the amount written by the server. */
export type Winner = ValueOf<'listTopWins'>['content'][number];
