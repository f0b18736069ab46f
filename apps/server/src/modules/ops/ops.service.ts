import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { hashSecret, newId, newSecret } from '#kernel/ids/ids.ts';
import { hashPassword, verifyPassword } from '#modules/identity';
import type { Ledger, TrialBalance } from '#modules/ledger';
import type { SiteStatus } from '#modules/site';
import type { Deposit, DepositState, Wallet } from '#modules/wallet';
import { opsErrors } from './ops.errors.ts';
import * as store from './ops.store.ts';

const sessionMs = 8 * 3_600_000;
const windowMs = 15 * 60_000;
const attemptsMax = 5;

/** What the room is made of. */
export interface OpsDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  wallet: Pick<Wallet, 'listDeposits'>;
  sites: { setStatus(siteId: string, status: SiteStatus): Promise<void> };
}

/** What the people who run a site may see and do. */
export interface Ops {
  /** Who a token belongs to; undefined when it is unknown, ended or revoked. */
  operator: (token: string) => Promise<OperatorPrincipal | undefined>;
  /** Refuses with `ops.invalid_credentials`, `ops.locked` (after five failures in 15 minutes) or `ops.account_closed`. */
  logIn(login: { siteId: string; username: string; password: string; ip: string }): Promise<{ token: string }>;
  logOut(caller: OperatorPrincipal): Promise<void>;
  /** The site that an operator runs. */
  siteOf(operatorId: string): Promise<string>;
  /** Adds an operator of a site, or gives the one of that user name a new password. */
  saveOperator(tx: Tx, operator: { siteId: string; username: string; name: string; password: string }): Promise<void>;
  trialBalance(): Promise<TrialBalance[]>;
  /** Deposits of the operator's site, newest first. */
  listDeposits(
    caller: OperatorPrincipal,
    state: DepositState | undefined,
    page: { offset: number; limit: number },
  ): Promise<{ deposits: Deposit[]; total: number }>;
  /** Opens or closes the operator's site. */
  setSiteStatus(caller: OperatorPrincipal, status: SiteStatus): Promise<void>;
}

/** The operations module. */
export function createOps({ db, clock, ledger, wallet, sites }: OpsDeps): Ops {
  return {
    operator: (token) => store.findSession(db, hashSecret(token), clock.now()),
    async logIn({ siteId, password, ip, ...login }) {
      const username = login.username.toLowerCase();
      const attempt = { siteId, username, ip };
      const now = clock.now();
      const since = new Date(now.getTime() - windowMs);
      const oldest = await store.countAttempt(db, attempt, { now, since, max: attemptsMax });
      if (oldest !== undefined) {
        throw opsErrors.locked(Math.max(1, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 60_000)));
      }
      const operator = await store.findByUsername(db, siteId, username);
      const right = await verifyPassword(operator?.passwordHash, password);
      if (!right || operator === undefined) throw opsErrors.invalidCredentials();
      if (operator.state !== 'active') throw opsErrors.accountClosed();
      const token = newSecret();
      const session = { id: newId(), operatorId: operator.id, tokenHash: hashSecret(token), createdAt: now };
      await db.transaction().execute(async (tx) => {
        await store.forgetAttempts(tx, attempt, since);
        await store.insertSession(tx, { ...session, expiresAt: new Date(now.getTime() + sessionMs) });
      });
      return { token };
    },
    siteOf: (operatorId) => store.siteOfOperator(db, operatorId),
    logOut: ({ sessionId }) => store.revokeSession(db, sessionId, clock.now()),
    async saveOperator(tx, { siteId, username, name, password }) {
      const passwordHash = await hashPassword(password);
      await store.upsertOperator(tx, { id: newId(), siteId, username, name, passwordHash, createdAt: clock.now() });
    },
    trialBalance: () => ledger.trialBalance(db),
    async listDeposits({ operatorId }, state, page) {
      const siteId = await store.siteOfOperator(db, operatorId);
      return wallet.listDeposits({ siteId, ...(state === undefined ? {} : { state }) }, page);
    },
    async setSiteStatus({ operatorId }, status) {
      const siteId = await store.siteOfOperator(db, operatorId);
      const action = {
        id: newId(),
        operatorId,
        action: 'site.status',
        details: { siteId, status },
        doneAt: clock.now(),
      };
      await db.transaction().execute((tx) => store.insertAction(tx, action));
      await sites.setStatus(siteId, status);
    },
  };
}
