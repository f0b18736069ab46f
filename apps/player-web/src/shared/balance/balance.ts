import type { ValueOf } from '../wire/answer.ts';

/** What a member has; every amount is a decimal string, `version` rises with every change. */
export type Balance = ValueOf<'getBalance'>;

/** The newer of two balances: announcements may overtake answers. */
export function newerBalance(known: Balance | undefined, announced: Balance): Balance {
  return known !== undefined && known.version > announced.version ? known : announced;
}
