import type { LimitName } from '@quetzal/domain/limits';

/** A change that makes a limit looser, waiting for its time and for the member's confirmation. */
export interface PendingChange {
  kind: 'raise' | 'removal';
  /** What the limit is raised to; null for a removal. */
  value: bigint | null;
  askedAt: Date;
}

/** A limit that a member has set. Values are ledger units of the member's currency, or minutes. */
export interface PlayLimit {
  name: LimitName;
  value: bigint;
  setAt: Date;
  pending: PendingChange | null;
}

/** Whose limits they are, in which money and by which calendar. */
export interface Player {
  memberId: string;
  siteId: string;
  currency: string;
  /** IANA name of the site's time zone. */
  timeZone: string;
}
