import { reportEvent } from '#kernel/audit/event-report.ts';
import { permissionsOf } from '#kernel/auth/operator-roles.ts';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import { hashSecret, newId, newSecret } from '#kernel/ids/ids.ts';
import type { Ledger, TrialBalance } from '#modules/ledger';
import type { Sites, SiteStatus } from '#modules/site';
import type { Deposit, DepositState, Wallet } from '#modules/wallet';
import { createTurns, failuresMax, lockMs } from './operator-lock.ts';
import { isPasswordOf } from './operator-password.ts';
import { opsErrors } from './ops.errors.ts';
import * as store from './ops.store.ts';
import { saveOperator, type SavedOperator } from './staff/save-operator.ts';

const sessionMs = 8 * 3_600_000;

/** What the room is made of. */
export interface OpsDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  wallet: Pick<Wallet, 'listDeposits'>;
  sites: Pick<Sites, 'setStatus'>;
}

/** Somebody at the operators' door. */
interface OperatorLogin {
  siteId: string;
  username: string;
  password: string;
  ip: string;
}

/** What the people who run a site may see and do. */
export interface Ops {
  /** Who a token belongs to; undefined when it is unknown, ended or revoked. */
  operator: (token: string) => Promise<OperatorPrincipal | undefined>;
  /** Refuses with `ops.invalid_credentials`, `ops.locked` (after three failures in 30 minutes) or `ops.account_closed`. */
  logIn(login: OperatorLogin): Promise<{ token: string; mustChangePassword: boolean }>;
  logOut(caller: OperatorPrincipal): Promise<void>;
  /** The site that an operator runs. */
  siteOf(operatorId: string): Promise<string>;
  /** Adds an operator of a site with these roles, or gives the one of that user name a new password and these roles too. */
  saveOperator(tx: Tx, operator: SavedOperator): Promise<void>;
  /** The accounts of the operator's site, added up. */
  trialBalance(caller: OperatorPrincipal): Promise<TrialBalance[]>;
  /** Deposits of the operator's site, newest first. */
  listDeposits(
    caller: OperatorPrincipal,
    state: DepositState | undefined,
    page: { offset: number; limit: number },
  ): Promise<{ deposits: Deposit[]; total: number }>;
  /**
   * Opens or closes the operator's site; `endsAt` is when it is expected to open again. Refuses with `request.time_past`.
   */
  setSiteStatus(caller: OperatorPrincipal, status: SiteStatus, endsAt?: Date | null): Promise<void>;
}

/** The operations module. */
export function createOps({ db, clock, ledger, wallet, sites }: OpsDeps): Ops {
  const inTurn = createTurns();

  /** An attempt counts before the password is looked at, so that many at once cannot slip through. */
  async function logIn({ siteId, username, password, ip }: OperatorLogin) {
    const attempt = { siteId, username, ip };
    const now = clock.now();
    const since = new Date(now.getTime() - lockMs);
    const counted = await store.countAttempt(db, attempt, { now, since, max: failuresMax });
    if (counted.lockedSince !== undefined) {
      throw opsErrors.locked(Math.max(1, Math.ceil((counted.lockedSince.getTime() + lockMs - now.getTime()) / 60_000)));
    }
    const operator = await store.findByUsername(db, siteId, username);
    const right = await isPasswordOf(operator, password);
    if (!right || operator === undefined) {
      await reportFailure(attempt, { operatorId: operator?.id, isLast: counted.attempts === failuresMax });
      throw opsErrors.invalidCredentials();
    }
    if (operator.state !== 'active') throw opsErrors.accountClosed();
    const token = newSecret();
    const session = { id: newId(), operatorId: operator.id, tokenHash: hashSecret(token), createdAt: now };
    await db.transaction().execute(async (tx) => {
      await store.forgetAttempts(tx, attempt, since);
      await store.insertSession(tx, { ...session, expiresAt: new Date(now.getTime() + sessionMs) });
      await store.noteLogin(tx, operator.id, { at: now, ip });
    });
    return { token, mustChangePassword: operator.mustChangePassword };
  }

  /** A failed login of staff is worth asking about, and so is the lock that the last of them brings. */
  async function reportFailure(
    { siteId, username, ip }: Required<store.LoginAttempt>,
    { operatorId, isLast }: { operatorId: string | undefined; isLast: boolean },
  ): Promise<void> {
    const event = {
      at: clock.now(),
      siteId,
      component: 'ops.staff',
      // The name of nobody may be a password that was typed in the wrong field.
      subject: operatorId === undefined ? 'operator:unknown' : `operator:${operatorId}`,
      actor: { kind: 'system' } as const,
      after: { ip, ...(operatorId === undefined ? {} : { username }) },
    };
    await db.transaction().execute(async (tx) => {
      await reportEvent(tx, { ...event, action: 'login_failed' });
      if (isLast && operatorId !== undefined) await reportEvent(tx, { ...event, action: 'locked' });
    });
  }

  return {
    async operator(token) {
      const found = await store.findSession(db, hashSecret(token), clock.now());
      if (found === undefined) return undefined;
      const { roles, mustChangePassword, ...who } = found;
      return { ...who, permissions: permissionsOf(mustChangePassword ? [] : roles) };
    },
    logIn: (login) => {
      const username = login.username.toLowerCase();
      return inTurn(`${login.siteId}:${username}`, () => logIn({ ...login, username }));
    },
    siteOf: (operatorId) => store.siteOfOperator(db, operatorId),
    logOut: ({ sessionId }) => store.revokeSession(db, sessionId, clock.now()),
    async saveOperator(tx, operator) {
      await saveOperator(tx, operator, clock.now());
    },
    trialBalance: async ({ operatorId }) => ledger.trialBalance(db, await store.siteOfOperator(db, operatorId)),
    async listDeposits({ operatorId }, state, page) {
      const siteId = await store.siteOfOperator(db, operatorId);
      return wallet.listDeposits({ siteId, ...(state === undefined ? {} : { state }) }, page);
    },
    async setSiteStatus({ operatorId }, status, endsAt = null) {
      const siteId = await store.siteOfOperator(db, operatorId);
      const doneAt = clock.now();
      if (endsAt !== null && endsAt <= doneAt) throw errors.timePast('endsAt');
      const action = {
        id: newId(),
        operatorId,
        action: 'site.status',
        details: { siteId, status, endsAt: endsAt?.toISOString() ?? null },
        doneAt,
      };
      await db.transaction().execute((tx) => store.insertAction(tx, action));
      await sites.setStatus(siteId, status, endsAt, { kind: 'operator', id: operatorId });
    },
  };
}
