import { useAccountsNamed } from './team-betting.queries.ts';

/** What a part of a name stands for in the team. */
export interface SearchedAccount {
  /** Whose bets are asked for. */
  account: string;
  /** The accounts to choose from, when the text names none in full and is part of several; none when it is part of none. */
  choice: { names: string[]; count: number } | undefined;
  /** The team has not been looked through yet. */
  isPending: boolean;
}

/** Finds the account that was typed: by its whole name, or by any part that no other account of the team has. */
export function useSearchedAccount(text: string): SearchedAccount {
  const found = useAccountsNamed(text);
  const isPending = text !== '' && found.isPending;
  // An address with a whole name need not wait for the search, and one that failed is no reason to show nothing.
  if (found.data === undefined) return { account: text, choice: undefined, isPending };
  const { names } = found.data;
  const whole = names.find((name) => name.toLowerCase() === text.toLowerCase());
  const account = whole ?? (names.length === 1 ? names[0] : undefined);
  return account === undefined
    ? { account: text, choice: found.data, isPending }
    : { account, choice: undefined, isPending };
}
