/** Where a vendor tells a pot: a signed GET on the vendor's side. */
export const jackpotPath = '/vendor/v1/jackpot';

/** Which pot: that of an operator's players in the games of the vendor, in one currency. */
export interface JackpotQuery {
  operatorId: string;
  currency: string;
}

/** A progressive pot as its vendor tells it. Amounts are decimal strings. */
export interface Jackpot {
  /** What its next winner gets. */
  amount: string;
  /** A pot that is switched off neither grows nor pays. */
  isOpen: boolean;
  /** Who won it, the latest first. */
  wins: { playerRef: string; amount: string; at: string }[];
}

/** The request line for a pot. */
export const jackpotPathOf = ({ operatorId, currency }: JackpotQuery): string =>
  `${jackpotPath}?${new URLSearchParams({ operatorId, currency }).toString()}`;

/** The pot that a request line asks for; undefined when it asks for none. */
export function jackpotQueryOf(path: string): JackpotQuery | undefined {
  const url = URL.parse(path, 'http://localhost');
  if (url?.pathname !== jackpotPath) return undefined;
  const [operatorId, currency] = ['operatorId', 'currency'].map((name) => url.searchParams.get(name) ?? '');
  const isGood = /^[a-z0-9]{2,32}$/.test(operatorId ?? '') && /^[A-Z]{3,4}$/.test(currency ?? '');
  return isGood ? { operatorId: operatorId ?? '', currency: currency ?? '' } : undefined;
}
