import type { FeedTransaction } from './feed.schemas.ts';

/** A transaction as a vendor tells it. Who speaks a dialect names the player and not the site, and no grant. */
export type ToldTransaction = Omit<FeedTransaction, 'operatorId' | 'freeRound'> & {
  operatorId?: string;
  freeRound?: { grantId?: string };
};

/** A part of a vendor's books, and where the next one begins. */
export interface BooksPart {
  transactions: readonly ToldTransaction[];
  nextCursor: string;
  hasMore: boolean;
}

/** What part of a vendor's books is wanted. `cursor` is the `nextCursor` of the part before; null for the first one. */
export interface BooksQuestion {
  /** Begins with the first transaction of this time, or earlier. */
  from: Date;
  /** Transactions before this time are needed; later ones may be told too. */
  to: Date;
  cursor: string | null;
}

/** How a vendor's books are read, whatever it speaks. */
export interface BooksReader {
  /** Reads the next part. Rejects with `FeedUnread`. */
  read(question: BooksQuestion): Promise<BooksPart>;
  /**
   * Where a reading ends that tells less than our own feed does: it stops there, need not tell of what moved nothing, and
   * may leave it to a rollback to say what became of a bet. Undefined for our own feed, which is read to its end.
   */
  endOf?: (to: Date) => Date;
}
