import { journalIdOf } from './ledger.keys.ts';
import { contentOf, type PlayerBalance, type Posting, type PostOutcome, textOfContent } from './ledger.posting.ts';

/** A player's account as it stands. */
export interface PlayerState {
  balance: bigint;
  seq: bigint;
}

/** What is known when postings are decided: locked player accounts, and journals that matter to them. */
export interface Known {
  players: ReadonlyMap<bigint, PlayerState>;
  /** The content, as `textOfContent`, of journals that already have one of the keys, by id. */
  journals: ReadonlyMap<string, string>;
  /** Journals that another one has taken back or settled. */
  closed: ReadonlySet<string>;
  now: Date;
}

/** A transfer ready to be written; a side is null where it is a house account. */
export interface PlannedTransfer {
  journalId: string;
  position: number;
  fromAccountId: bigint;
  toAccountId: bigint;
  amount: bigint;
  from: PlayerState | null;
  to: PlayerState | null;
  /** What is said of the journal; on its first transfer. */
  posting: Posting | null;
}

/** Everything that a batch writes, and what it answers, in the order of asking. */
export interface Plan {
  outcomes: PostOutcome[];
  transfers: PlannedTransfer[];
  /** Journals that are holds. */
  holds: { journalId: string; posting: Posting }[];
  /** Journals that close another one. */
  closings: { journalId: string; closes: string }[];
  accounts: PlayerBalance[];
}

class Decision {
  readonly plan: Plan = { outcomes: [], transfers: [], holds: [], closings: [], accounts: [] };
  readonly #known: Known;
  readonly #now = new Map<bigint, PlayerState>();
  readonly #written = new Map<string, Posting>();
  readonly #closed = new Set<string>();

  constructor(known: Known) {
    this.#known = known;
  }

  #stateOf(accountId: bigint): PlayerState | undefined {
    return this.#now.get(accountId) ?? this.#known.players.get(accountId);
  }

  #balancesOf({ transfers }: Posting): PlayerBalance[] {
    const found: PlayerBalance[] = [];
    for (const { from, to } of transfers) {
      for (const { id } of [from, to]) {
        const state = this.#stateOf(id);
        if (state === undefined || found.some(({ accountId }) => accountId === id)) continue;
        found.push({ accountId: id, balance: state.balance, seq: state.seq });
      }
    }
    return found;
  }

  #move(accountId: bigint, change: bigint): PlayerState | null {
    const before = this.#stateOf(accountId);
    if (before === undefined) return null;
    const after = { balance: before.balance + change, seq: before.seq + 1n };
    this.#now.set(accountId, after);
    return after;
  }

  /** Plans the transfers of a journal; the account that is short of money when it cannot be, and then nothing is planned. */
  #apply(journalId: string, posting: Posting): bigint | undefined {
    const undo: [bigint, PlayerState | undefined][] = [];
    const planned = this.plan.transfers.length;
    for (const [index, { from, to, amount }] of posting.transfers.entries()) {
      undo.push([from.id, this.#now.get(from.id)], [to.id, this.#now.get(to.id)]);
      const fromSide = this.#move(from.id, -amount);
      const toSide = this.#move(to.id, amount);
      this.plan.transfers.push({
        journalId,
        position: index + 1,
        fromAccountId: from.id,
        toAccountId: to.id,
        amount,
        from: fromSide,
        to: toSide,
        posting: index === 0 ? posting : null,
      });
      if (fromSide === null || fromSide.balance >= 0n) continue;
      this.plan.transfers.length = planned;
      for (const [id, before] of undo.toReversed()) {
        if (before === undefined) this.#now.delete(id);
        else this.#now.set(id, before);
      }
      return from.id;
    }
    return undefined;
  }

  #decideOne(posting: Posting): PostOutcome {
    const id = journalIdOf(posting.key);
    const earlier = this.#known.journals.get(id) ?? this.#contentWritten(id);
    if (earlier !== undefined) {
      const outcome = earlier === textOfContent(contentOf(posting)) ? 'exists' : 'conflict';
      return { outcome, journalId: id, balances: this.#balancesOf(posting) };
    }
    const { closes, deadline } = posting;
    if (closes !== undefined && (this.#known.closed.has(closes) || this.#closed.has(closes))) {
      return { outcome: 'already_closed', balances: this.#balancesOf(posting) };
    }
    if (deadline !== undefined && deadline <= this.#known.now) {
      return { outcome: 'expired', balances: this.#balancesOf(posting) };
    }
    const short = this.#apply(id, posting);
    if (short !== undefined) {
      return { outcome: 'insufficient', accountId: short, balances: this.#balancesOf(posting) };
    }
    this.#written.set(id, posting);
    if (posting.hold !== undefined) this.plan.holds.push({ journalId: id, posting });
    if (closes !== undefined) {
      this.#closed.add(closes);
      this.plan.closings.push({ journalId: id, closes });
    }
    return { outcome: 'posted', journalId: id, balances: this.#balancesOf(posting) };
  }

  #contentWritten(id: string): string | undefined {
    const posting = this.#written.get(id);
    return posting && textOfContent(contentOf(posting));
  }

  run(postings: readonly Posting[]): Plan {
    for (const posting of postings) this.plan.outcomes.push(this.#decideOne(posting));
    for (const [accountId, { balance, seq }] of this.#now) this.plan.accounts.push({ accountId, balance, seq });
    return this.plan;
  }
}

/** Decides postings one after another, in memory, as if each had been alone: pure, so that it can be tested to death. */
export function decide(postings: readonly Posting[], known: Known): Plan {
  return new Decision(known).run(postings);
}
