/** Where a feed of transactions is: on the wallet's side and on the vendor's, in the same shape. */
export const feedPath = '/vendor/v1/feed/transactions';

/** The least and the most that a page may be asked for. */
export const feedPageMin = 10;
export const feedPageMax = 1_000;

/** Which part of a feed is wanted. A cursor goes on where an earlier page ended; `from` then is not looked at. */
export interface FeedQuery {
  from?: Date;
  cursor?: string;
  limit: number;
}

/** One movement as whoever gives the feed knows it. */
export interface FeedTransaction {
  type: 'bet' | 'win' | 'rollback' | 'credit';
  txId: string;
  /** The bet that a win or rollback is of. */
  betTxId?: string;
  /** The win that a rollback takes back. */
  winTxId?: string;
  operatorId: string;
  playerRef: string;
  roundId?: string;
  gameCode?: string;
  /** Of the bet of a free round, and of its rollback: the amount is what the round is worth, and nobody paid it. */
  freeRound?: { grantId: string };
  /** Decimal string. */
  amount: string;
  currency: string;
  /** `never_came`: its rollback was there first. `pending`: what became of it is not known yet. */
  state: 'done' | 'rolled_back' | 'refunded' | 'never_came' | 'pending';
  /** ISO 8601 in UTC. */
  at: string;
}

/** A page of a feed. `nextCursor` is there on every page: kept, it reads on later. */
export interface FeedPage {
  transactions: FeedTransaction[];
  nextCursor: string;
  hasMore: boolean;
}

/** The page in an answer; undefined when it is none. What each transaction tells is not looked at. */
export function feedPageIn(answer: object): FeedPage | undefined {
  const { transactions, nextCursor, hasMore } = answer as Partial<FeedPage>;
  if (!Array.isArray(transactions) || typeof nextCursor !== 'string' || typeof hasMore !== 'boolean') return undefined;
  return { transactions, nextCursor, hasMore };
}

/** The query of a page as it is signed and sent. */
export function feedPathOf({ from, cursor, limit }: FeedQuery): string {
  const query = new URLSearchParams({ limit: String(limit) });
  if (cursor !== undefined) query.set('cursor', cursor);
  else if (from !== undefined) query.set('from', from.toISOString());
  return `${feedPath}?${query.toString()}`;
}

/** Reads the query of a request line; undefined when it asks for no page of a feed. */
export function feedQueryOf(path: string): FeedQuery | undefined {
  const url = URL.parse(path, 'http://localhost');
  if (url?.pathname !== feedPath) return undefined;
  const query = url.searchParams;
  const cursor = query.get('cursor');
  const limitText = query.get('limit') ?? '500';
  const from = query.get('from');
  const [limit, begin] = [Number(limitText), from === null ? undefined : new Date(from)];
  if (!/^\d{1,4}$/.test(limitText) || limit < feedPageMin || limit > feedPageMax) return undefined;
  if (cursor === '' || (cursor !== null && cursor.length > 512)) return undefined;
  if (begin !== undefined && (Number.isNaN(begin.getTime()) || !/^\d{4}-\d\d-\d\dT/.test(from ?? ''))) return undefined;
  return { limit, ...(cursor === null ? {} : { cursor }), ...(begin === undefined ? {} : { from: begin }) };
}
