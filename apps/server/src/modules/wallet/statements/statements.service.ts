import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import {
  type KindTotal,
  type Ledger,
  type LinePage,
  playerAccount,
  type PlayerPurpose,
  type Statement,
  type StatementLine,
} from '#modules/ledger';
import { type Balance, balanceOf } from '../wallet.balance.ts';
import type { SiteFacts } from '../wallet.deposits.ts';
import { type Lifetime, lifetimeOf } from './lifetime.store.ts';
import { type WithPayment, withPayments } from './line-payments.store.ts';
import { type Liability, liabilityOf } from './liability.store.ts';

/** What came in and went out by playing; what is won counts up, what is staked counts down. */
const gameKinds: ReadonlySet<string> = new Set(['bet', 'win', 'rollback', 'win_rollback', 'credit', 'debt_payment']);

/** What the statements are made of. */
export interface StatementDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  sites: SiteFacts;
}

/** Which statement of a member: instants, `from` included and `to` excluded, as it was at `asOf`. */
export interface StatementWish {
  memberId: string;
  currency: string;
  purpose: PlayerPurpose;
  from: Date;
  to: Date;
  asOf: Date;
}

/** A statement with what it comes to by kind, and by playing. Ledger units. */
export interface AccountStatement extends Statement {
  lines: WithPayment<StatementLine>[];
  kinds: KindTotal[];
  winLoss: bigint;
}

/** Reports about money that is there. */
export interface Statements {
  /** A member's statement; all zeros when there has never been money. */
  statementOf(wish: StatementWish, page: LinePage): Promise<AccountStatement>;
  /** The newest lines of a member's account, at most `limit` of one kind (left out: of all), oldest first; how many there are. */
  linesOf(
    wish: StatementWish & { kind?: string | undefined },
    limit: number,
  ): Promise<{ lines: WithPayment<StatementLine>[]; total: number }>;
  /** Everything that a member holds, and what they ever paid in and took out. */
  fundsOf(memberId: string, siteId: string): Promise<{ balance: Balance; lifetime: Lifetime }>;
  /** What a site owes its players, by currency. */
  liabilityOf(siteId: string): Promise<Liability[]>;
}

const nothing: AccountStatement = {
  opening: 0n,
  credits: 0n,
  debits: 0n,
  closing: 0n,
  entries: 0,
  lines: [],
  kinds: [],
  winLoss: 0n,
};

/** Ends of periods are not part of them. */
const justAfter = (instant: Date): Date => new Date(instant.getTime() + 1);

/** The statements of the wallet. */
export function createStatements({ db, ledger, sites }: StatementDeps): Statements {
  return {
    async statementOf({ memberId, currency, purpose, from, to, asOf }, page) {
      const account = await ledger.findAccount(db, playerAccount(memberId, currency, purpose));
      if (account === undefined) return nothing;
      const statement = await ledger.statementFor(db, account, { from, to, asOf }, page);
      const end = asOf < to ? justAfter(asOf) : to;
      const kinds = await ledger.kindTotalsOf(db, account, { from, to: end });
      const played = kinds.filter(({ kind }) => gameKinds.has(kind));
      const lines = await withPayments(db, statement.lines);
      return { ...statement, lines, kinds, winLoss: played.reduce((sum, { amount }) => sum + amount, 0n) };
    },
    async linesOf({ memberId, currency, purpose, from, to, asOf, kind }, limit) {
      const filter = { from, to: asOf < to ? justAfter(asOf) : to, kinds: kind === undefined ? [] : [kind] };
      const account = playerAccount(memberId, currency, purpose);
      const { lines, total } = await ledger.historyOf(db, account, filter, { offset: 0, limit });
      return { lines: await withPayments(db, lines.toReversed()), total };
    },
    async fundsOf(memberId, siteId) {
      const { currency } = await sites.byId(siteId);
      const balance = await balanceOf(ledger, db, memberId, currency);
      return { balance, lifetime: await lifetimeOf(db, memberId, currency) };
    },
    liabilityOf: (siteId) => liabilityOf(db, siteId),
  };
}
