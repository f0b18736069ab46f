import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';

/** One line of the record of staff accounts. */
export interface StaffRow {
  id: string;
  username: string;
  name: string;
  state: string;
  roles: string[];
  createdAt: Date;
  createdBy: string | null;
  lastLoginAt: Date | null;
  lastLoginIp: string | null;
  passwordChangedAt: Date | null;
  mustChangePassword: boolean;
  passwordGivenBy: string | null;
  /** It was given, and nobody released it yet. */
  passwordWaits: boolean;
  disabledAt: Date | null;
  disabledBy: string | null;
  disabledReason: string | null;
  failures: number;
}

/** The staff of a site, or the one of a user name or id; `failures` are the failed logins since `since`. */
export async function selectStaff(
  db: Reader,
  siteId: string,
  of: { since: Date; username?: string; id?: string },
): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select operator.id, operator.username, operator.name, operator.state,
      array(select role from operator_role where operator_id = operator.id order by role) as roles,
      operator.created_at as "createdAt", author.username as "createdBy",
      operator.last_login_at as "lastLoginAt", host(operator.last_login_ip) as "lastLoginIp",
      operator.password_changed_at as "passwordChangedAt", operator.must_change_password as "mustChangePassword",
      giver.username as "passwordGivenBy",
      operator.password_given_by is not null and operator.password_release_hash is null as "passwordWaits",
      operator.disabled_at as "disabledAt", closer.username as "disabledBy",
      operator.disabled_reason as "disabledReason",
      (select count(*)::int from operator_attempt attempt where attempt.site_id = operator.site_id
        and attempt.username = operator.username and attempt.attempted_at > ${of.since}) as failures
    from operator
    left join operator author on author.id = operator.created_by
    left join operator giver on giver.id = operator.password_given_by
    left join operator closer on closer.id = operator.disabled_by
    where operator.site_id = ${siteId}
      and operator.username = coalesce(${of.username ?? null}, operator.username)
      and operator.id = coalesce(${of.id ?? null}::uuid, operator.id)
    order by operator.username
    limit 500`.execute(db);
  return rows;
}

/** Adds an operator; false when the user name is taken. */
export async function insertOperator(
  tx: Tx,
  operator: {
    id: string;
    siteId: string;
    username: string;
    name: string;
    passwordHash: string;
    createdAt: Date;
    createdBy: string;
  },
): Promise<boolean> {
  const { id, siteId, username, name, passwordHash, createdAt, createdBy } = operator;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('operator')
    .values({
      id,
      site_id: siteId,
      username,
      name,
      password_hash: passwordHash,
      created_at: createdAt,
      created_by: createdBy,
      password_changed_at: createdAt,
      must_change_password: true,
      password_given_by: createdBy,
    })
    .onConflict((conflict) => conflict.constraint('operator_username_unique').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Gives roles; those that are held already stay as they are. */
export async function insertRoles(
  tx: Tx,
  operatorId: string,
  given: { roles: readonly string[]; at: Date; by: string | null },
): Promise<void> {
  if (given.roles.length === 0) return;
  const rows = given.roles.map((role) => ({
    operator_id: operatorId,
    role,
    granted_at: given.at,
    granted_by: given.by,
  }));
  await tx
    .insertInto('operator_role')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a role. */
export async function deleteRole(tx: Tx, operatorId: string, role: string): Promise<void> {
  await tx.deleteFrom('operator_role').where('operator_id', '=', operatorId).where('role', '=', role).execute();
}

/** Closes an account, or opens it again when `closed` is undefined. */
export async function updateState(
  tx: Tx,
  operatorId: string,
  closed: { at: Date; by: string; reason: string } | undefined,
): Promise<void> {
  await tx
    .updateTable('operator')
    .set({
      state: closed === undefined ? 'active' : 'closed',
      disabled_at: closed?.at ?? null,
      disabled_by: closed?.by ?? null,
      disabled_reason: closed?.reason ?? null,
    })
    .where('id', '=', operatorId)
    .execute();
}

/** Stores a password; one that was given by somebody (`givenBy`) has to be released, and changed before anything else. */
export async function updatePassword(
  tx: Tx,
  operatorId: string,
  password: { hash: string; at: Date; givenBy: string | null },
): Promise<void> {
  await tx
    .updateTable('operator')
    .set({
      password_hash: password.hash,
      password_changed_at: password.at,
      must_change_password: password.givenBy !== null,
      password_given_by: password.givenBy,
      password_release_hash: null,
    })
    .where('id', '=', operatorId)
    .execute();
}

/** Releases a given password; false when its giver is who does so, or nobody's waits. */
export async function releasePassword(
  tx: Tx,
  operatorId: string,
  release: { hash: string; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set({ password_release_hash: release.hash })
    .where('id', '=', operatorId)
    .where('password_given_by', '!=', release.by)
    .where('password_release_hash', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the sessions of an operator, or all but one. */
export async function revokeSessions(tx: Tx, operatorId: string, now: Date, keptId?: string): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ revoked_at: now })
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .$if(keptId !== undefined, (query) => query.where('id', '!=', keptId ?? ''))
    .execute();
}
