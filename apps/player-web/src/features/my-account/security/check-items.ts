import type { SecurityConfig } from '../my-account.wire.ts';

/** What a member can have done to protect the account, in the order of what matters. */
export type CheckName = 'password' | 'mobile' | 'email' | 'factor' | 'transactionPassword';

/** One thing of the list, and whether it is done. */
export interface CheckItem {
  name: CheckName;
  isDone: boolean;
}

/** What of the list is done. */
export function checkItemsOf(
  config: Pick<SecurityConfig, 'hasPassword' | 'passwordIsDefault' | 'hasTransactionPassword' | 'mobile' | 'email'>,
  hasFactor: boolean,
): CheckItem[] {
  return [
    { name: 'password', isDone: config.hasPassword && !config.passwordIsDefault },
    { name: 'mobile', isDone: config.mobile?.isVerified === true },
    { name: 'email', isDone: config.email?.isVerified === true },
    { name: 'factor', isDone: hasFactor },
    { name: 'transactionPassword', isDone: config.hasTransactionPassword },
  ];
}
