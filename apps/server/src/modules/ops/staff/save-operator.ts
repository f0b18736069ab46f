import type { OperatorRole } from '#kernel/auth/operator-roles.ts';
import type { Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import { hashPassword } from '#modules/identity';
import { upsertOperator } from '../ops.store.ts';
import { insertRoles } from './staff.store.ts';

/** An operator whom the installation itself knows. */
export interface SavedOperator {
  siteId: string;
  username: string;
  name: string;
  password: string;
  roles: readonly OperatorRole[];
}

/** Adds an operator, or gives the one of that user name this password and these roles too; answers their id. */
export async function saveOperator(tx: Tx, operator: SavedOperator, at: Date): Promise<string> {
  const { password, roles, ...who } = operator;
  const passwordHash = await hashPassword(password);
  const id = await upsertOperator(tx, { ...who, id: newId(), passwordHash, createdAt: at });
  await insertRoles(tx, id, { roles, at, by: null });
  return id;
}
