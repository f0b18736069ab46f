import { useAccountsNamed } from './team-betting.queries.ts';

/** What a part of a name stands for in the team. */
export interface SearchedAccount {
  /** Whose bets are asked for. */
  account: string;
  /** The accounts to choose from, when the text names none in full and is part of several; none when it is part of none. */
  choice: { names: string[]; count: number } | undefined;
  /** Why the team could not be looked through, and how to try again. */
  failure: { error: Error; retry: () => void } | undefined;
  /** The team has not been looked through yet. */
  isPending: boolean;
}

/** Finds the account that was typed: by its whole name, or by any part that no other account of the team has. */
export function useSearchedAccount(text: string): SearchedAccount {
  const found = useAccountsNamed(text);
  const isPending = text !== '' && found.isPending;
  const failure = found.isError ? { error: found.error, retry: () => void found.refetch() } : undefined;
  // An address with a whole name need not wait for the search, and one that failed is no reason to show nothing.
  if (found.data === undefined) return { account: text, choice: undefined, failure, isPending };
  const { names } = found.data;
  const whole = names.find((name) => name.toLowerCase() === text.toLowerCase());
  const account = whole ?? (names.length === 1 ? names[0] : undefined);
  return account === undefined
    ? { account: text, choice: found.data, failure: undefined, isPending }
    : { account, choice: undefined, failure: undefined, isPending };
}
