import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { OperatorRole } from '#kernel/auth/operator-roles.ts';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import { hashPassword } from '#modules/identity';
import { opsErrors } from '../ops.errors.ts';
import * as opsStore from '../ops.store.ts';
import { failuresMax, lockMs } from '../operator-lock.ts';
import { firstHalf, isPasswordOf, secondHalf } from '../operator-password.ts';
import * as store from './staff.store.ts';

/** One member of the staff, as the record of staff accounts shows them. */
export type StaffAccount = Omit<store.StaffRow, 'failures' | 'state'> & { state: 'active' | 'locked' | 'disabled' };

/** A new operator. */
interface NewOperator {
  username: string;
  name: string;
  roles: readonly OperatorRole[];
}

/** The people who run a site: who they are and what they may. Nobody changes their own rights. */
export interface Staff {
  list(caller: OperatorPrincipal): Promise<StaffAccount[]>;
  own(caller: OperatorPrincipal): Promise<StaffAccount>;
  /**
   * Refuses with `ops.username_taken`. The first half of a password is told once; it lets nobody in before another
   * operator released it, and its owner has to change it before anything else.
   */
  add(caller: OperatorPrincipal, operator: NewOperator): Promise<{ password: string }>;
  /** These refuse with `ops.operator_unknown`, and `ops.own_account` when it is the caller's. */
  giveRole(caller: OperatorPrincipal, username: string, role: OperatorRole): Promise<StaffAccount>;
  takeRole(caller: OperatorPrincipal, username: string, role: OperatorRole): Promise<StaffAccount>;
  disable(caller: OperatorPrincipal, username: string, reason: string): Promise<StaffAccount>;
  enable(caller: OperatorPrincipal, username: string): Promise<StaffAccount>;
  unlock(caller: OperatorPrincipal, username: string): Promise<StaffAccount>;
  /** Ends the sessions of another and tells the first half of a new password, as for a new operator. */
  renewPassword(caller: OperatorPrincipal, username: string): Promise<{ password: string }>;
  /**
   * Tells the second half of a password that another operator gave, once. Refuses with `ops.release_needless`, and
   * `ops.release_own` when it is the caller who gave it.
   */
  releasePassword(caller: OperatorPrincipal, username: string): Promise<{ password: string }>;
  /** Refuses with `ops.password_wrong` and `ops.password_same`; ends all other sessions. */
  changeOwnPassword(caller: OperatorPrincipal, change: { oldPassword: string; newPassword: string }): Promise<void>;
}

interface StaffDeps {
  db: Database;
  clock: Clock;
}

type Change = (
  tx: Tx,
  operator: store.StaffRow,
  now: Date,
) => Promise<{ action: string; reason?: string; more?: object }>;

export function createStaff(deps: StaffDeps): Staff {
  const { db, clock } = deps;
  const since = () => new Date(clock.now().getTime() - lockMs);

  async function find(reader: Database | Tx, siteId: string, username: string): Promise<store.StaffRow> {
    const [row] = await store.selectStaff(reader, siteId, { since: since(), username: username.toLowerCase() });
    if (row === undefined) throw opsErrors.operatorUnknown();
    return row;
  }

  /** Changes the account of somebody else, and reports what it was before and is after. */
  function change(caller: OperatorPrincipal, username: string, work: Change): Promise<StaffAccount> {
    return db.transaction().execute(async (tx) => {
      const siteId = await opsStore.siteOfOperator(tx, caller.operatorId);
      const before = await find(tx, siteId, username);
      if (before.id === caller.operatorId) throw opsErrors.ownAccount();
      const now = clock.now();
      const { action, reason, more } = await work(tx, before, now);
      const after = await find(tx, siteId, username);
      await reportEvent(tx, {
        ...eventOf(caller, after, { siteId, at: now }),
        action,
        reason,
        before: rights(before),
        after: { ...rights(after), ...more },
      });
      return accountOf(after);
    });
  }

  return {
    async list({ operatorId }) {
      const siteId = await opsStore.siteOfOperator(db, operatorId);
      return (await store.selectStaff(db, siteId, { since: since() })).map(accountOf);
    },
    async own({ operatorId }) {
      const siteId = await opsStore.siteOfOperator(db, operatorId);
      const [own] = await store.selectStaff(db, siteId, { since: since(), id: operatorId });
      if (own === undefined) throw opsErrors.operatorUnknown();
      return accountOf(own);
    },
    add: (caller, operator) => addOperator(deps, caller, operator),
    giveRole: (caller, username, role) =>
      change(caller, username, async (tx, { id }, at) => {
        await store.insertRoles(tx, id, { roles: [role], at, by: caller.operatorId });
        return { action: 'role_given' };
      }),
    takeRole: (caller, username, role) =>
      change(caller, username, async (tx, { id }) => {
        await store.deleteRole(tx, id, role);
        return { action: 'role_taken' };
      }),
    disable: (caller, username, reason) =>
      change(caller, username, async (tx, { id }, at) => {
        await store.updateState(tx, id, { at, by: caller.operatorId, reason });
        await store.revokeSessions(tx, id, at);
        return { action: 'disabled', reason };
      }),
    enable: (caller, username) =>
      change(caller, username, async (tx, { id }) => {
        await store.updateState(tx, id, undefined);
        return { action: 'enabled' };
      }),
    unlock: (caller, username) =>
      change(caller, username, async (tx, { username: name }) => {
        const siteId = await opsStore.siteOfOperator(tx, caller.operatorId);
        await opsStore.forgetAttempts(tx, { siteId, username: name }, since());
        return { action: 'unlocked' };
      }),
    async renewPassword(caller, username) {
      const { password, hash } = await firstHalf();
      await change(caller, username, async (tx, { id }, at) => {
        await store.updatePassword(tx, id, { hash, at, givenBy: caller.operatorId });
        await store.revokeSessions(tx, id, at);
        return { action: 'password_renewed' };
      });
      return { password };
    },
    async releasePassword(caller, username) {
      const { password, hash } = secondHalf();
      await change(caller, username, async (tx, { id, passwordGivenBy, passwordWaits }) => {
        if (!passwordWaits) throw opsErrors.releaseNeedless();
        if (!(await store.releasePassword(tx, id, { hash, by: caller.operatorId }))) throw opsErrors.releaseOwn();
        return { action: 'password_released', more: { passwordGivenBy } };
      });
      return { password };
    },
    changeOwnPassword: (caller, passwords) => changeOwnPassword(deps, caller, passwords),
  };
}

async function addOperator(
  { db, clock }: StaffDeps,
  caller: OperatorPrincipal,
  { username, name, roles }: NewOperator,
): Promise<{ password: string }> {
  const { password, hash: passwordHash } = await firstHalf();
  await db.transaction().execute(async (tx) => {
    const siteId = await opsStore.siteOfOperator(tx, caller.operatorId);
    const now = clock.now();
    const operator = { id: newId(), siteId, username, name, passwordHash, createdAt: now };
    const isNew = await store.insertOperator(tx, { ...operator, createdBy: caller.operatorId });
    if (!isNew) throw opsErrors.usernameTaken();
    await store.insertRoles(tx, operator.id, { roles, at: now, by: caller.operatorId });
    const after = { username, name, roles };
    await reportEvent(tx, { ...eventOf(caller, operator, { siteId, at: now }), action: 'added', after });
  });
  return { password };
}

async function changeOwnPassword(
  { db, clock }: StaffDeps,
  caller: OperatorPrincipal,
  { oldPassword, newPassword: password }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const stored = await opsStore.passwordOf(db, caller.operatorId);
  if (!(await isPasswordOf(stored, oldPassword))) throw opsErrors.passwordWrong();
  if (await isPasswordOf(stored, password)) throw opsErrors.passwordSame();
  const hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const siteId = await opsStore.siteOfOperator(tx, caller.operatorId);
    const at = clock.now();
    await store.updatePassword(tx, caller.operatorId, { hash, at, givenBy: null });
    await store.revokeSessions(tx, caller.operatorId, at, caller.sessionId);
    const own = { id: caller.operatorId };
    await reportEvent(tx, { ...eventOf(caller, own, { siteId, at }), action: 'password_changed' });
  });
}

function eventOf(caller: OperatorPrincipal, operator: { id: string }, where: { siteId: string; at: Date }) {
  const actor: EventActor = { kind: 'operator', id: caller.operatorId };
  return { ...where, component: 'ops.staff', subject: `operator:${operator.id}`, actor };
}

/** What the event report keeps of an account: its rights and its state. */
function rights(row: store.StaffRow) {
  return { username: row.username, roles: row.roles, state: accountOf(row).state };
}

function accountOf({ failures, state, ...row }: store.StaffRow): StaffAccount {
  if (state !== 'active') return { ...row, state: 'disabled' };
  return { ...row, state: failures >= failuresMax ? 'locked' : 'active' };
}
