/** Where a vendor tells its pots: a signed GET on the vendor's side. */
export const jackpotsPath = '/vendor/v1/jackpots';

/** A progressive pot as its vendor tells it. Amounts are decimal strings. */
export interface Jackpot {
  currency: string;
  /** What its next winner gets. */
  amount: string;
  /** A pot that is switched off neither grows nor pays. */
  isOpen: boolean;
  /** Who won it, the latest first. */
  wins: { playerRef: string; amount: string; at: string }[];
}

/** The request line for the pots of an operator. */
export const jackpotsPathOf = (operatorId: string): string =>
  `${jackpotsPath}?${new URLSearchParams({ operatorId }).toString()}`;

/** The operator whose pots a request line asks for; undefined when it asks for none. */
export function jackpotsOperatorOf(path: string): string | undefined {
  const url = URL.parse(path, 'http://localhost');
  const operatorId = url?.searchParams.get('operatorId') ?? '';
  return url?.pathname === jackpotsPath && /^[a-z0-9]{2,32}$/.test(operatorId) ? operatorId : undefined;
}
