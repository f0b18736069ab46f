import type { Reader } from '#kernel/database/database.ts';
import { selectAccounts, selectUsernames } from './ops.store.ts';

/** By which names people know whose money it is, and who spoke for it. */
export interface PeopleNames {
  accountOf(memberId: string): string;
  /** Null for nobody. */
  usernameOf(operatorId: string | null): string | null;
}

/** A row of a list that names people by their ids. */
interface NamingRow {
  memberId: string;
  proposedBy?: string | null;
  decidedBy?: string | null;
}

/** The names in all rows of a list, looked up at once. */
export async function namesIn(db: Reader, rows: readonly NamingRow[]): Promise<PeopleNames> {
  const accounts = await selectAccounts(
    db,
    rows.map(({ memberId }) => memberId),
  );
  const operatorIds = rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy ?? [], decidedBy ?? []].flat());
  const usernames = await selectUsernames(db, operatorIds);
  return {
    accountOf(memberId) {
      const account = accounts.get(memberId);
      if (account === undefined) throw new Error(`There is no member ${memberId}`);
      return account;
    },
    usernameOf: (operatorId) => (operatorId === null ? null : (usernames.get(operatorId) ?? null)),
  };
}
